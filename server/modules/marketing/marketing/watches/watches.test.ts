import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { DAY_MS } from "#domain/shared/time/durations.ts";
import { addProduct } from "#testing/catalogue/catalog.ts";
import { roundDeps } from "#testing/marketing/marketing.ts";
import { visibleText } from "#testing/page-html.ts";
import { addUser, query, signedIn } from "#testing/people/identity.ts";
import { call, createTestApp, type TestApp, visit } from "#testing/test-app.ts";
import { isConsentGiven, marketingData, recordConsent } from "../index.ts";
import { stopAll } from "../stop-all.ts";
import { notifyOfPrices, notifyOfStock } from "./notify-watchers.ts";
import type { RoundDeps } from "./watch-deps.ts";
import { sweepWatches, watchesOf } from "./watch-store.ts";

const ENGLISH = { language_id: 1 };

let app: TestApp;
let ahead = 0;
beforeAll(async () => {
  app = await createTestApp({ poolSize: 8, now: () => new Date(Date.now() + ahead) });
});
afterEach(() => {
  ahead = 0;
  app.mails.length = 0;
});
afterAll(() => app?.close());

const db = () => app.database.db;
const deps = (more: Partial<RoundDeps> = {}): RoundDeps => ({ ...roundDeps(app), ...more });
const of = (email: string) => ({ storefrontCode: "lt", email });

let requests = 0;
const ask = (variant_id: number, kind: "stock" | "price", email?: string, more = {}) =>
  call(
    app,
    "/watches/ask",
    { ...ENGLISH, variant_id, kind, ...(email ? { email } : {}) },
    { address: `192.0.2.${++requests % 250}`, ...more },
  );

function mailedLink(to: string): URL {
  const mail = app.mails.findLast((written) => written.to === to && "url" in written.values);
  return new URL(mail && "url" in mail.values ? mail.values.url : "http://nowhere");
}
const confirm = (to: string) =>
  call(app, "/watches/confirm", { token: mailedLink(to).searchParams.get("token") ?? "" });

async function watching(variantId: number, kind: "stock" | "price", email: string) {
  expect((await ask(variantId, kind, email)).json()).toEqual({ status: true, outcome: "mailed" });
  expect((await confirm(email)).statusCode).toBe(200);
}

const receive = (variantId: number, pieces: number) =>
  query(app, "insert into stock_movements (variant_id, quantity, reason) values ($1, $2, 'received')", [
    variantId,
    pieces,
  ]);
const setPrice = (variantId: number, cents: number, prior: number | null = null) =>
  query(app, "update prices set amount = $2, prior_amount = $3 where variant_id = $1", [
    variantId,
    cents * 100,
    prior && prior * 100,
  ]);
const notified = (template: string) => app.mails.filter((mail) => mail.template === template).map(({ to }) => to);

describe("back in stock", () => {
  test("T131 a guest confirms by mail, hears once, and the watch has ended", async () => {
    const { variantId, slug } = await addProduct(db(), { stock: 0 });
    const email = "waiting@example.com";
    await ask(variantId, "stock", email);
    await receive(variantId, 1);
    await notifyOfStock(deps());
    expect(notified("stock-back")).toEqual([]);
    expect(mailedLink(email).pathname).toBe("/en/newsletter/watch");
    expect((await confirm(email)).statusCode).toBe(200);
    expect((await confirm(email)).statusCode).toBe(200);
    expect(await isConsentGiven(db(), "lt", email, "stock")).toBe(true);
    for (const _ of [1, 2]) await notifyOfStock(deps());
    expect(notified("stock-back")).toEqual([email]);
    expect(mailedLink(email).href).toMatch(new RegExp(`/en/p/${slug}\\?productVariant=`));
    expect(await watchesOf(db(), of(email))).toEqual([]);
  });

  test("the first who confirmed hear first, three for each piece, in two rounds at once as in one", async () => {
    const { variantId } = await addProduct(db(), { stock: 0 });
    const people = [1, 2, 3, 4, 5, 6, 7, 8].map((number) => `queue-${number}@example.com`);
    for (const email of people) await watching(variantId, "stock", email);
    await receive(variantId, 1);
    await Promise.all([notifyOfStock(deps()), notifyOfStock(deps()), notifyOfStock(deps())]);
    expect(notified("stock-back")).toEqual(people.slice(0, 3));
    await receive(variantId, 1);
    await notifyOfStock(deps());
    expect(notified("stock-back")).toEqual(people.slice(0, 6));
    ahead = DAY_MS + 60_000;
    await notifyOfStock(deps());
    expect(notified("stock-back")).toEqual(people);
  });

  test("T131 who has left all marketing, or confirms a voided link, hears nothing", async () => {
    const { variantId } = await addProduct(db(), { stock: 0 });
    const email = "leaver@example.com";
    await watching(variantId, "stock", email);
    await ask((await addProduct(db(), { stock: 0 })).variantId, "stock", email);
    await db().transaction((tx) => stopAll(tx, of(email), "test"));
    expect((await confirm(email)).statusCode).toBe(404);
    await receive(variantId, 1);
    await notifyOfStock(deps());
    expect(notified("stock-back")).toEqual([]);
    expect(await isConsentGiven(db(), "lt", email, "stock")).toBe(false);
  });

  test("T131 who watches 50 products or more is asked to end one first, and can renew each of them", async () => {
    const userId = await addUser(app, { email: "collector@example.com" });
    const cookies = await signedIn(app, "collector@example.com");
    const { variantId } = await addProduct(db(), { stock: 0 });
    const another = await addProduct(db(), { stock: 0 });
    expect((await ask(variantId, "stock", undefined, { cookies })).json()).toMatchObject({ outcome: "watching" });
    await query(
      app,
      `insert into stock_watches (storefront_code, kind, variant_id, product_id, email, user_id, language_id, currency_id,
         requested_at, confirmed_at)
       select 'lt', 'stock', v.id, v.product_id, 'collector@example.com', $1, 1, 1, now(), now()
       from product_variants v where v.id not in ($2, $3) limit 60`,
      [userId, variantId, another.variantId],
    );
    const refused = await ask(another.variantId, "stock", undefined, { cookies });
    expect([refused.statusCode, refused.json().code]).toEqual([409, "too_many_watches"]);
    expect((await ask(variantId, "stock", undefined, { cookies })).json()).toMatchObject({ outcome: "watching" });
  });

  test("a confirmed account watches at once, sees it among its preferences and ends it there", async () => {
    const { variantId } = await addProduct(db(), { stock: 0, names: { en: "Rare lamp" } });
    const email = "own-watch@example.com";
    await addUser(app, { email });
    const cookies = await signedIn(app, email);
    expect((await ask(variantId, "stock", undefined, { cookies })).json()).toEqual({
      status: true,
      outcome: "watching",
    });
    const body = { locale: "en" };
    const { watches } = (await call(app, "/newsletter/preferences", body, { cookies })).json();
    expect(watches).toMatchObject([{ kind: "stock", product: "Rare lamp" }]);
    const changes = { end_watch: watches[0].id };
    const ended = await call(app, "/newsletter/change-preferences", { ...body, changes }, { cookies });
    expect(ended.json().watches).toEqual([]);
  });

  test("T130 T129 watches end after 180 days, and are exported and erased with their person", async () => {
    const { variantId } = await addProduct(db(), { stock: 0 });
    const email = "long@example.com";
    await watching(variantId, "stock", email);
    const person = { userId: 0, ...of(email) };
    const at = (days: number) => new Date(Date.now() - days * DAY_MS);
    await sweepWatches(db(), { unconfirmed: at(7), confirmed: at(180), ended: at(30) });
    expect(await marketingData.collect(db(), person)).toMatchObject({ watches: [{ variantId, kind: "stock" }] });
    await query(app, "update stock_watches set confirmed_at = now() - interval '181 days' where email = $1", [email]);
    await sweepWatches(db(), { unconfirmed: at(7), confirmed: at(180), ended: at(30) });
    expect(await watchesOf(db(), of(email))).toEqual([]);
    await watching(variantId, "stock", email);
    await db().transaction((tx) => marketingData.erase(tx, person));
    expect(await query(app, "select from stock_watches where email = $1", [email])).toEqual([]);
  });

  test("T040 works without scripts, and refuses what is not sold here", async () => {
    const { id, variantId } = await addProduct(db(), { stock: 0 });
    const page = await visit(app, { path: `/en/watch/${id}` });
    expect(visibleText(page.body)).toMatch(/sold out: when it is back/);
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const body = `what=stock:${variantId}&email=plain-watch%40example.com`;
    const sent = await visit(app, { path: `/en/watch/${id}`, method: "POST", headers, body });
    expect([sent.statusCode, sent.headers.location]).toEqual([303, `/en/watch/${id}?asked=mailed`]);
    expect(notified("confirm-stock-watch")).toEqual(["plain-watch@example.com"]);
    expect(visibleText((await visit(app, { path: `/en/watch/${id}?asked=mailed` })).body)).toContain("One more step");
    expect((await visit(app, { path: "/en/watch/999999" })).statusCode).toBe(404);
    expect((await ask(999_999, "stock", "nobody@example.com")).statusCode).toBe(404);
    expect((await ask(variantId, "stock", "not an address")).statusCode).toBe(422);
  });
});

describe("price drops", () => {
  test("CATALOG-15 are mailed from 5 % on, once in seven days, with the lowest price of the 30 days before", async () => {
    const { variantId } = await addProduct(db());
    const email = "thrifty@example.com";
    await watching(variantId, "price", email);
    const priced = async (cents: number, prior: number | null = null) => {
      await setPrice(variantId, cents, prior);
      await notifyOfPrices(deps());
      return notified("price-drop").length;
    };
    expect(await priced(951)).toBe(0);
    expect(await priced(950, 999)).toBe(1);
    expect(app.mails.at(-1)).toMatchObject({
      values: { price: "€9.50", watched: "€10.00" },
      rows: [{ label: "Lowest price of the 30 days before", value: "€9.99" }],
    });
    expect(await priced(800)).toBe(1);
    ahead = 7 * DAY_MS + 60_000;
    expect(await priced(903)).toBe(1);
    expect(await priced(902)).toBe(2);
    expect(app.mails.at(-1)).toMatchObject({ values: { watched: "€9.50" }, rows: [] });
  });

  test("wait while there is no room for another mail, and stop with their topic", async () => {
    const { variantId } = await addProduct(db());
    await watching(variantId, "price", "full@example.com");
    await setPrice(variantId, 500);
    await notifyOfPrices(deps({ hasRoom: async () => false }));
    expect(notified("price-drop")).toEqual([]);
    await notifyOfPrices(deps());
    expect(notified("price-drop")).toEqual(["full@example.com"]);
    expect(await isConsentGiven(db(), "lt", "full@example.com", "price_drops")).toBe(true);
    await recordConsent(db(), { ...of("full@example.com"), isGiven: false, source: "test" });
    expect(await isConsentGiven(db(), "lt", "full@example.com", "price_drops")).toBe(false);
  });
});
