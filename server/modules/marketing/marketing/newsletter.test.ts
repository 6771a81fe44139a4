import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { TOPIC_TEXT_VERSION } from "#domain/marketing/marketing/mail-topics.ts";
import { DAY_MS } from "#domain/shared/time/durations.ts";
import { mailData } from "#modules/operations/mail/index.ts";
import { openTestMail, type TestMail } from "#testing/operations/mail.ts";
import { addUser, query } from "#testing/people/identity.ts";
import { call, createTestApp, type TestApp, visit } from "#testing/test-app.ts";
import { isConsentGiven, marketingData, recordConsent, sweepNewsletter } from "./index.ts";

const ONE_CLICK = {
  body: "List-Unsubscribe=One-Click",
  headers: { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "cross-site" },
};

let app: TestApp;
let mail: TestMail;
beforeAll(async () => {
  app = await createTestApp();
  mail = await openTestMail(app.databaseUrl);
});
afterAll(async () => {
  await mail?.close();
  await app?.close();
});
beforeEach(async () => {
  app.mails.length = 0;
  await query(app, "delete from rate_limits");
});

const subscribe = (email: string, options = {}) => call(app, "/newsletter/subscribe", { email, locale: "lt" }, options);
const hasAgreed = (email: string) => isConsentGiven(app.database.db, "lt", email);

function tokenFor(to: string): string {
  const written = app.mails.findLast((one) => one.to === to && "url" in one.values);
  if (!written || !("url" in written.values)) throw new Error(`There is no link for ${to}`);
  return new URL(written.values.url).searchParams.get("token") ?? "";
}

/** A marketing mail as the mailer stores it. */
async function marketingMail(to: string) {
  await mail.mailer.queueMail(
    app.database.db,
    mail.mail(to, { template: "newsletter-welcome", idempotencyKey: `${to} ${Math.random()}` }),
  );
  const [row] = await query<{ id: string; headers: Record<string, string>; state: string }>(
    app,
    "select id, headers, state from mails where recipient = $1 order by id desc limit 1",
    [to],
  );
  return row;
}

const agree = (email: string) =>
  recordConsent(app.database.db, { storefrontCode: "lt", email, isGiven: true, source: "test" });

async function unsubscribePath(to: string): Promise<string> {
  const header = (await marketingMail(to))?.headers["List-Unsubscribe"] ?? "";
  const { pathname, search } = new URL(header.slice(1, -1));
  return pathname + search;
}

describe("the newsletter", () => {
  test("is confirmed by the mailed link only", async () => {
    const email = "double@example.com";
    expect((await subscribe(" Double@Example.com ".trim())).json()).toEqual({ status: true });
    expect(app.mails).toMatchObject([{ template: "confirm-newsletter", to: email, language: "lt" }]);
    expect(await hasAgreed(email)).toBe(false);
    const confirmed = await call(app, "/newsletter/confirm", { token: tokenFor(email) });
    expect(confirmed.json()).toEqual({ status: true });
    expect(await hasAgreed(email)).toBe(true);
    expect(app.mails.at(-1)).toMatchObject({ template: "newsletter-welcome", to: email });
  });

  test("ignores a second confirmation and refuses forged tokens", async () => {
    const email = "again@example.com";
    await subscribe(email);
    const token = tokenFor(email);
    for (const _ of [1, 2]) expect((await call(app, "/newsletter/confirm", { token })).statusCode).toBe(200);
    expect(app.mails.filter(({ template }) => template === "newsletter-welcome")).toHaveLength(1);
    for (const wrong of ["x", token.replace(/./, (first) => (first === "A" ? "B" : "A"))])
      expect((await call(app, "/newsletter/confirm", { token: wrong })).statusCode).toBe(404);
    const elsewhere = await call(app, "/newsletter/confirm", { token }, { host: "lv.localhost" });
    expect(elsewhere.statusCode).toBe(404);
  });

  test("T013 refuses a confirmation link after a week", async () => {
    const email = "week@example.com";
    await subscribe(email);
    const [link] = await query<{ days: number }>(
      app,
      "select extract(day from expires_at - created_at)::int as days from newsletter_links where email = $1",
      [email],
    );
    expect(link?.days).toBe(7);
    await query(app, "update newsletter_links set expires_at = now() where email = $1", [email]);
    expect((await call(app, "/newsletter/confirm", { token: tokenFor(email) })).statusCode).toBe(404);
    expect(await hasAgreed(email)).toBe(false);
  });

  test("T131 refuses a confirmation link for unsubscribing, and the reverse", async () => {
    const email = "ways@example.com";
    await subscribe(email);
    expect((await call(app, "/newsletter/unsubscribe", { token: tokenFor(email) })).statusCode).toBe(404);
    await agree(email);
    const token = new URL(await unsubscribePath(email), "http://lt.localhost").searchParams.get("token");
    await call(app, "/newsletter/unsubscribe", { token });
    expect((await call(app, "/newsletter/confirm", { token })).statusCode).toBe(404);
    expect(await hasAgreed(email)).toBe(false);
  });

  test("T015 links to the storefront's own host, whatever the request says", async () => {
    await subscribe("host@example.com", {
      headers: { "x-forwarded-host": "evil.example", forwarded: "host=evil.example" },
    });
    expect(app.mails.at(-1)?.values).toMatchObject({
      url: expect.stringMatching(/^http:\/\/lt\.localhost:3000\/lt\/newsletter\/confirm\?token=[\w-]{43}$/),
    });
  });

  test("T003 mails nobody who has agreed already, limits mails, and always answers alike", async () => {
    await agree("known@example.com");
    const answers = [await subscribe("known@example.com")];
    expect(app.mails).toEqual([]);
    for (let round = 0; round < 7; round += 1) answers.push(await subscribe("new@example.com"));
    expect(app.mails.length).toBe(5);
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
  });

  test("T003 answers every request after the same time, longer than the work takes", async () => {
    await agree("timed@example.com");
    for (const email of ["timed@example.com", "untimed@example.com"]) {
      const startedAt = performance.now();
      await subscribe(email);
      expect(performance.now() - startedAt, email).toBeGreaterThanOrEqual(249);
    }
  });

  test("T130 deletes an unconfirmed address when its last link expires", async () => {
    const [unconfirmed, confirmed] = ["silent@example.com", "kept@example.com"];
    await subscribe(unconfirmed);
    await subscribe(confirmed);
    await call(app, "/newsletter/confirm", { token: tokenFor(confirmed) });
    const left = async (days: number) => {
      await sweepNewsletter(app.database.db, new Date(Date.now() + days * DAY_MS));
      const rows = await query<{ email: string }>(
        app,
        "select email from newsletter_subscriptions where email = any($1) order by email",
        [[unconfirmed, confirmed]],
      );
      return rows.map(({ email }) => email);
    };
    expect(await left(6)).toEqual([confirmed, unconfirmed]);
    await query(app, "update newsletter_subscriptions set requested_at = requested_at - interval '6 days'");
    await subscribe(unconfirmed);
    expect(await left(6)).toEqual([confirmed, unconfirmed]);
    expect(await left(8)).toEqual([confirmed]);
    expect(await query(app, "select from newsletter_links where email = $1", [unconfirmed])).toEqual([]);
  });
});

describe("unsubscribing", () => {
  test("T040 works by a mail program's POST without cookies; a GET only shows the page", async () => {
    const email = "leaving@example.com";
    await agree(email);
    const path = await unsubscribePath(email);
    const page = await visit(app, { path });
    expect(page.statusCode).toBe(200);
    expect(page.headers["cache-control"]).toMatch(/no-store/);
    expect(await hasAgreed(email)).toBe(true);
    expect((await visit(app, { path, method: "POST", ...ONE_CLICK, body: "anything=else" })).statusCode).toBe(400);
    expect(await hasAgreed(email)).toBe(true);
    expect((await visit(app, { path, method: "POST", ...ONE_CLICK })).statusCode).toBe(200);
    expect(await hasAgreed(email)).toBe(false);
    expect((await visit(app, { path, method: "POST", ...ONE_CLICK })).statusCode).toBe(200);
  });

  test("T040 accepts both encodings of RFC 8058 and sets no cookie", async () => {
    const email = "parts@example.com";
    await agree(email);
    const path = await unsubscribePath(email);
    const body = '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
    const headers = { "content-type": "multipart/form-data; boundary=x", "sec-fetch-site": "cross-site" };
    const answer = await visit(app, { path, method: "POST", headers, body });
    expect([answer.statusCode, answer.headers["set-cookie"], answer.headers.location]).toEqual([
      200,
      undefined,
      undefined,
    ]);
    expect(await hasAgreed(email)).toBe(false);
    const elsewhere = await visit(app, { path, method: "POST", ...ONE_CLICK, host: "lv.localhost" });
    expect(elsewhere.statusCode).toBe(404);
  });

  test("T040 works by the page's own button", async () => {
    const email = "button@example.com";
    await agree(email);
    const token = new URL(await unsubscribePath(email), "http://lt.localhost").searchParams.get("token");
    expect((await call(app, "/newsletter/unsubscribe", { token })).json()).toEqual({ status: true });
    expect(await hasAgreed(email)).toBe(false);
    expect((await call(app, "/newsletter/unsubscribe", { token: "x" })).statusCode).toBe(404);
  });

  test("voids confirmation links that were mailed before", async () => {
    const email = "stale@example.com";
    await subscribe(email);
    const token = tokenFor(email);
    await agree(email);
    await visit(app, { path: await unsubscribePath(email), method: "POST", ...ONE_CLICK });
    expect((await call(app, "/newsletter/confirm", { token })).statusCode).toBe(404);
    expect(await hasAgreed(email)).toBe(false);
  });
});

describe("T131 marketing mail", () => {
  test("carries the headers of RFC 8058", async () => {
    await agree("headers@example.com");
    expect((await marketingMail("headers@example.com"))?.headers).toMatchObject({
      "List-Unsubscribe": expect.stringMatching(
        /^<http:\/\/lt\.localhost:3000\/lt\/newsletter\/unsubscribe\?token=[\w-]{43}>$/,
      ),
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    });
  });

  test("is not stored for an address that never agreed", async () => {
    expect(await marketingMail("stranger@example.com")).toBeUndefined();
  });

  test("is not sent after its recipient unsubscribed", async () => {
    const email = "late@example.com";
    await agree(email);
    const written = await marketingMail(email);
    await visit(app, { path: await unsubscribePath(email), method: "POST", ...ONE_CLICK });
    await mail.send(Number(written?.id));
    const states = await query(app, "select state from mails where id = $1", [written?.id]);
    expect(states).toEqual([{ state: "cancelled" }]);
  });

  test("T130 is neither stored nor sent after an erasure, and no table has the address", async () => {
    const email = "erased@example.com";
    const userId = await addUser(app, { email });
    const person = { userId, email, storefrontCode: "lt" };
    await subscribe(email);
    await agree(email);
    const written = await marketingMail(email);
    expect(await marketingData.collect(app.database.db, person)).toMatchObject({
      consents: [
        { topic: "newsletter", isGiven: true, textVersion: TOPIC_TEXT_VERSION },
        { topic: "offers", isGiven: true, textVersion: TOPIC_TEXT_VERSION },
      ],
    });
    expect(await mailData.collect(app.database.db, person)).toMatchObject([{ recipient: email }]);
    await app.database.db.transaction(async (tx) => {
      await mailData.erase(tx, person);
      await marketingData.erase(tx, person);
    });
    await mail.send(Number(written?.id));
    expect(await marketingMail(email)).toBeUndefined();
    for (const table of ["mails", "marketing_consents", "newsletter_links", "newsletter_subscriptions"])
      expect(await query(app, `select * from ${table} as row where row::text like '%${email}%'`), table).toEqual([]);
  });
});
