import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { MAIL_TOPICS, TOPIC_TEXT_VERSION } from "#domain/marketing/marketing/mail-topics.ts";
import { visibleText } from "#testing/page-html.ts";
import { addUser, query, signedIn } from "#testing/people/identity.ts";
import { call, createTestApp, type TestApp, visit } from "#testing/test-app.ts";
import { isConsentGiven, marketingData, marketingRules, recordConsent } from "./index.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app?.close());

const db = () => app.database.db;
const OFF = { newsletter: false, offers: false, cart_reminders: false, price_drops: false };

/** An address that has agreed to news and offers, with the links of a mail to it. */
async function reader(email: string) {
  await recordConsent(db(), { storefrontCode: "lt", email, isGiven: true, source: "test" });
  const storefront = app.shop.storefronts.all().find(({ code }) => code === "lt");
  if (!storefront) throw new Error("There is no storefront lt");
  const links = await marketingRules(() => new Date()).createLinks(db(), { to: email, storefront, language: "en" });
  const token = new URL(links.preferences).searchParams.get("token") ?? "";
  const change = (changes: object, more = {}) =>
    call(app, "/newsletter/change-preferences", { token, locale: "en", changes }, more);
  return { token, change, path: new URL(links.preferences).pathname + new URL(links.preferences).search };
}

const agreed = (email: string, topic: "newsletter" | "offers" | "price_drops") =>
  isConsentGiven(db(), "lt", email, topic);

describe("the preference centre", () => {
  test("T131 a topic without mail is not offered; what was agreed to before ends with the others", async () => {
    const email = "asked-before@example.com";
    const { change, token } = await reader(email);
    expect((await change({ topics: { reviews: true } })).statusCode).toBe(400);
    const before =
      "insert into marketing_consents (storefront_code, email, topic, is_given, source) values ('lt', $1, 'reviews', true, 'test')";
    await query(app, before, [email]);
    expect(Object.keys((await call(app, "/newsletter/preferences", { token, locale: "en" })).json().topics)).toEqual([
      ...MAIL_TOPICS,
    ]);
    await change({ stop_all: true });
    const last =
      "select is_given from marketing_consents where email = $1 and topic = 'reviews' order by id desc limit 1";
    expect(await query(app, last, [email])).toEqual([{ is_given: false }]);
  });

  test("T131 a mailed link shows what was agreed to, and each choice counts at once", async () => {
    const email = "choosing@example.com";
    const { token, change } = await reader(email);
    const read = await call(app, "/newsletter/preferences", { token, locale: "en" });
    expect(read.json()).toMatchObject({
      email,
      topics: { ...OFF, newsletter: true, offers: true },
      frequency: "always",
      languages: [{ locale: "lt" }, { locale: "en" }],
    });
    await change({ topics: { offers: false, price_drops: true } });
    expect([
      await agreed(email, "newsletter"),
      await agreed(email, "offers"),
      await agreed(email, "price_drops"),
    ]).toEqual([true, false, true]);
    const changed = await change({ frequency: "monthly", mail_locale: "lt" });
    expect(changed.json()).toMatchObject({ frequency: "monthly", mail_locale: "lt", topics: { offers: false } });
    const entries = await query(
      app,
      "select topic, is_given, source, text_version from marketing_consents where email = $1 order by id",
      [email],
    );
    expect(entries.slice(2)).toEqual([
      { topic: "price_drops", is_given: true, source: "preferences", text_version: TOPIC_TEXT_VERSION },
      { topic: "offers", is_given: false, source: "preferences", text_version: TOPIC_TEXT_VERSION },
    ]);
    expect((await change({ mail_locale: "ru" })).statusCode).toBe(422);
  });

  test("T131 stopping all ends every topic; a link of another shop, or a wrong one, opens nothing", async () => {
    const email = "stopping@example.com";
    const { token, change } = await reader(email);
    await change({ topics: { price_drops: true } });
    expect((await change({ stop_all: true }, { host: "lv.localhost" })).statusCode).toBe(404);
    expect((await call(app, "/newsletter/preferences", { token: "x", locale: "en" })).statusCode).toBe(404);
    expect((await call(app, "/newsletter/preferences", { locale: "en" })).statusCode).toBe(404);
    expect((await change({ stop_all: true })).json()).toMatchObject({ topics: OFF });
    expect((await call(app, "/newsletter/preferences", { token, locale: "en" })).json().topics).toEqual(OFF);
  });

  test("T040 T131 one click ends every topic, those of the preference centre too", async () => {
    const email = "one-click@example.com";
    const { path, change } = await reader(email);
    await change({ topics: { price_drops: true } });
    const headers = { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "cross-site" };
    const oneClick = { method: "POST", headers, body: "List-Unsubscribe=One-Click" } as const;
    expect((await visit(app, { path: path.replace("preferences", "unsubscribe"), ...oneClick })).statusCode).toBe(200);
    expect([await agreed(email, "newsletter"), await agreed(email, "price_drops")]).toEqual([false, false]);
  });

  test("T069 an account sees its own address only, once that is confirmed", async () => {
    const email = "account@example.com";
    await addUser(app, { email });
    const cookies = await signedIn(app, email);
    const changes = { topics: { cart_reminders: true } };
    const changed = await call(app, "/newsletter/change-preferences", { locale: "lt", changes }, { cookies });
    expect(changed.json()).toMatchObject({ email, topics: { ...OFF, cart_reminders: true } });
    await addUser(app, { email: "unconfirmed@example.com", isConfirmed: false });
    const other = await signedIn(app, "unconfirmed@example.com");
    expect((await call(app, "/newsletter/preferences", { locale: "lt" }, { cookies: other })).statusCode).toBe(404);
  });

  test("T040 works without scripts: the page shows the choices, and its form saves them", async () => {
    const email = "plain@example.com";
    const { path } = await reader(email);
    const page = await visit(app, { path });
    expect(page.headers["cache-control"]).toMatch(/no-store/);
    expect(visibleText(page.body)).toContain(email);
    expect(page.body).toMatch(/<noscript><button type="submit"/);
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const body = "topic=offers&topic=reviews&frequency=weekly&mail_locale=lt";
    const saved = await visit(app, { path, method: "POST", headers, body });
    expect([saved.statusCode, saved.headers.location]).toEqual([303, `${path}&saved=1`]);
    expect([await agreed(email, "newsletter"), await agreed(email, "offers")]).toEqual([false, true]);
    const [row] = await query(app, "select frequency from mail_preferences where email = $1", [email]);
    expect(row).toEqual({ frequency: "weekly" });
    const foreign = { ...headers, "sec-fetch-site": "cross-site" };
    expect((await visit(app, { path, method: "POST", headers: foreign, body: "action=stop" })).statusCode).toBe(403);
    expect((await visit(app, { path, method: "POST", headers, body: "action=stop" })).statusCode).toBe(303);
    expect(await agreed(email, "offers")).toBe(false);
  });

  test("T129 T130 preferences are exported and erased", async () => {
    const email = "exported@example.com";
    const { change } = await reader(email);
    await change({ frequency: "monthly" });
    const person = { userId: 0, email, storefrontCode: "lt" };
    expect(await marketingData.collect(db(), person)).toMatchObject({ preferences: [{ frequency: "monthly" }] });
    await db().transaction((tx) => marketingData.erase(tx, person));
    expect(await query(app, "select from mail_preferences where email = $1", [email])).toEqual([]);
  });
});
