import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { SHOWN_TERMS } from "#domain/forwarding/forward-requests/agreed-terms.ts";
import { add, type Money, ZERO } from "#domain/money/money/money.ts";
import { addForwarder, type Forwarder, payByBalance } from "#testing/forwarding/forward-requests.ts";
import { addPro } from "#testing/forwarding/pro-desk.ts";
import {
  acceptedQuote,
  BOOTS,
  PRICE,
  paidQuote,
  pricedQuote,
  quoteCall,
  quoteDesk,
  STRAP,
  sentQuote,
} from "#testing/forwarding/quotes.ts";
import { checkQuotes } from "#testing/invariants/check-quotes.ts";
import { silentProvider } from "#testing/money/paying.ts";
import { addUser, logIn, query, sessionOf } from "#testing/people/identity.ts";
import { signedInMember, staffCall } from "#testing/people/staff.ts";
import { call, createTestApp, type TestApp } from "#testing/test-app.ts";
import { QUOTE_CLOCK } from "./quotes.ts";

let app: TestApp;
let ruta: Forwarder;
let desk: Awaited<ReturnType<typeof quoteDesk>>;

beforeAll(async () => {
  app = await createTestApp({ providers: [silentProvider()], poolSize: 12 });
  ruta = await addForwarder(app);
  desk = await quoteDesk(app);
});
afterAll(async () => {
  expect(await checkQuotes(app.database.db)).toEqual([]);
  await app.close();
});

const ask = (name: string, body: object, who: Forwarder | null = ruta) => quoteCall(app, who, name, body);
const show = async (slug: string, who: Forwarder | null = ruta) => (await ask("get", { slug }, who)).json().quote;
const balanceOf = async ({ cookies }: Forwarder) =>
  (await call(app, "/balance/get", { currency_id: 1 }, { cookies })).json().balance.amount as number;
const expireAll = () => app.runJob(QUOTE_CLOCK);

describe("FORWARDING-04 the order form", () => {
  test("FORWARDING-04 a guest's list is the browser's, and becomes the customer's at sign-in", async () => {
    const saved = await ask("save-draft", { items: [BOOTS] }, null);
    const cookies = Object.fromEntries(saved.cookies.map(({ name, value }) => [name, value]));
    expect((await quoteCall(app, { cookies }, "get-draft", {})).json().draft.items).toMatchObject([
      { name: BOOTS.name },
    ]);
    expect((await ask("get-draft", {}, null)).json().draft.items).toEqual([]);
    const email = "quote-guest@example.com";
    await addUser(app, { email });
    const session = sessionOf(await logIn(app, email, undefined, { cookies }));
    expect((await quoteCall(app, { cookies: session }, "get-draft", {})).json().draft.items).toHaveLength(1);
  });

  test("FORWARDING-04 ERROR-03 keeps what is typed, completes links, and knows the shop", async () => {
    const typed = { ...BOOTS, link: "alderandco.example/boots" };
    const { draft } = (await ask("save-draft", { items: [typed, { ...STRAP, link: "tindra,shop" }] })).json();
    expect(draft.items.map(({ link }: { link: string }) => link)).toEqual([
      "https://alderandco.example/boots",
      "tindra,shop",
    ]);
    expect(draft.shops).toMatchObject([{ host: "alderandco.example", country_code: "US" }]);
    expect(draft.missing).toEqual(["items", "delivery"]);
    expect((await ask("submit", {})).json()).toMatchObject({ code: "request_incomplete" });
  });

  test("FORWARDING-04 goods of no offered kind are sent as other goods, and the estimate leaves them out", async () => {
    const missing = async (item: object) =>
      (await ask("save-draft", { items: [BOOTS, { ...BOOTS, hs6: null, ...item }] })).json().draft;
    expect((await missing({})).missing).toContain("items");
    const draft = await missing({ unlisted: true });
    expect(draft.missing).not.toContain("items");
    expect(draft.items[1]).toMatchObject({ hs6: null, unlisted: true });
    expect(draft.estimate.items).toBe(1);
  });

  test("FORWARDING-04 the estimate counts what has a link, a kind and a price, and adds up", async () => {
    const { draft } = (await ask("save-draft", { items: [BOOTS, { ...BOOTS, price: null }] })).json();
    const [air] = draft.estimate.offers;
    const sum = air.lines.reduce((total: Money, line: { amount: Money }) => add(total, line.amount), ZERO);
    expect([draft.estimate.items, air.method, sum]).toEqual([1, "air", air.total]);
    expect(Object.keys(draft.estimate.rates).sort()).toEqual(["EUR", "USD"]);
  });

  test("T124 refuses lists that are out of bounds", async () => {
    const bad: object[] = [
      { items: Array.from({ length: 21 }, () => BOOTS) },
      { items: [{ ...BOOTS, quantity: 0 }] },
      { items: [{ ...BOOTS, quantity: 100 }] },
      { items: [{ ...BOOTS, link: `https://a.example/${"a".repeat(2_000)}` }] },
      { items: [{ ...BOOTS, currency: "JPY" }] },
      { items: [{ ...BOOTS, note: "a".repeat(501) }] },
      { items: [{ ...BOOTS, options: "a".repeat(201) }] },
    ];
    for (const body of bad) expect((await ask("save-draft", body)).statusCode, JSON.stringify(body)).toBe(400);
  });

  test("REGION-02 a storefront without quotes has none", async () => {
    const answer = await call(app, "/quotes/get-draft", { language_id: 1 }, { host: "wl.localhost" });
    expect(answer.statusCode).toBe(404);
  });
});

describe("FORWARDING-01 from the list to the money", () => {
  test("FORWARDING-01 a question is asked and answered, the price is given, accepted and paid; the version is charged (I18)", async () => {
    const { slug, number } = await sentQuote(app, ruta);
    expect(await show(slug)).toMatchObject({ state: "submitted", number, actions: ["cancel"] });
    await desk("take", { number });
    await desk("ask", { number, kind: "choice", question: "Is 9.5 all right?", choices: ["Yes", "No"], days: 3 });
    const [question] = (await show(slug)).questions;
    const wrong = await ask("answer", { slug, question: question.id, text: "Maybe" });
    expect([wrong.statusCode, wrong.json().errors]).toEqual([422, { text: "validation.choice" }]);
    await ask("answer", { slug, question: question.id, text: "Yes" });
    expect((await ask("answer", { slug, question: question.id, text: "No" })).statusCode).toBe(409);
    await desk("price", { number, ...PRICE });
    const quote = await show(slug);
    const [air] = quote.versions[0].offers;
    expect(quote).toMatchObject({ state: "quoted", actions: ["change", "accept", "decline"] });
    await ask("accept", { slug, version: 1, method: "air", total: air.total });
    const before = await balanceOf(ruta);
    await payByBalance(app, ruta, slug);
    expect(await show(slug)).toMatchObject({ state: "paid", due: air.total, accepted_version: 1 });
    expect(before - (await balanceOf(ruta))).toBe(air.total);
  });

  test("FORWARDING-01 the fee is 5 % and at least 5 euros, the rate is locked, and the lines make the total", async () => {
    const owner = await addForwarder(app);
    const { slug } = await pricedQuote(app, desk, owner);
    const [version] = (await show(slug, owner)).versions;
    const lines = version.offers[0].lines as { key: string; service: string | null; amount: Money }[];
    const of = (key: string, service: string | null = null) =>
      lines.find((line) => line.key === key && line.service === service)?.amount ?? 0;
    expect(of("goods")).toBe(version.items[0].value);
    expect(of("service", "buying")).toBe(Math.max(50_000, Math.round(of("goods") / 2_000) * 100));
    expect(of("service", "shop_delivery")).toBe(PRICE.shop_delivery);
    expect(version.rates.USD).toBeGreaterThan(1_000_000);
    expect(lines.reduce<Money>((sum, { amount }) => add(sum, amount), ZERO)).toBe(version.offers[0].total);
  });

  test("T113 an acceptance keeps which terms were agreed to, and when; without them nothing moves", async () => {
    const { slug, total } = await pricedQuote(app, desk, ruta);
    const accept = (body: object) => ask("accept", { slug, version: 1, method: "air", total, ...body });
    const kept = () =>
      query(
        app,
        "select terms_version, terms_agreed_at > now() - interval '1 minute' as is_now from quotes where slug = $1",
        [slug],
      );
    for (const agreed_terms of [undefined, null, true, "2020-01"])
      expect((await accept({ agreed_terms })).statusCode).toBe(400);
    expect([(await show(slug)).state, await kept()]).toEqual(["quoted", [{ terms_version: null, is_now: null }]]);
    expect((await accept({})).json().result).toBe("accepted");
    expect(await kept()).toEqual([{ terms_version: SHOWN_TERMS, is_now: true }]);
  });

  test("FORWARDING-03 a company's quote is taxed as its requests are: by code whatever it is worth, with VAT that it gets back", async () => {
    const customs = (lines: { key: string; hs6: string | null; certainty: string; is_recoverable: boolean }[]) =>
      lines
        .filter(({ key }) => key === "duty" || key === "import_vat")
        .map(({ key, hs6, certainty, is_recoverable }) => [key, hs6, certainty, is_recoverable]);
    const pricesOf = async (owner: Forwarder) => {
      const { draft } = (await ask("save-draft", { items: [BOOTS] }, owner)).json();
      const { slug } = await pricedQuote(app, desk, owner);
      const { versions } = await show(slug, owner);
      return [customs(draft.estimate.offers[0].lines), customs(versions[0].offers[0].lines)];
    };
    const private_ = [
      ["duty", null, "fixed", false],
      ["import_vat", null, "estimate", false],
    ];
    const business = [
      ["duty", "640391", "estimate", false],
      ["import_vat", null, "estimate", true],
    ];
    expect(await pricesOf(await addForwarder(app))).toEqual([private_, private_]);
    expect(await pricesOf(await addPro(app))).toEqual([business, business]);
  });

  test("F34 I18 what was shown before a new version is not accepted: the answer has the new one", async () => {
    const { slug, number, total } = await pricedQuote(app, desk, ruta);
    await desk("price", { number, ...PRICE, prices: [{ price: 1_080_000 }] });
    const answer = (await ask("accept", { slug, version: 1, method: "air", total })).json();
    expect(answer).toMatchObject({
      result: "changed",
      quote: { state: "quoted", versions: [{ version: 2 }, { version: 1 }] },
    });
    const [last] = answer.quote.versions;
    expect((await ask("accept", { slug, version: 2, method: "air", total })).json().result).toBe("changed");
    const now = last.offers[0].total;
    expect((await ask("accept", { slug, version: 2, method: "air", total: now })).json().result).toBe("accepted");
  });

  test("F34 I18 a new version ends the acceptance of the old one: nothing can be paid until it is accepted again", async () => {
    const { slug, number } = await acceptedQuote(app, desk, ruta);
    await desk("price", { number, ...PRICE });
    expect(await show(slug)).toMatchObject({ state: "quoted", due: null, accepted_version: null });
    expect((await call(app, "/payment/status", { slug }, { cookies: ruta.cookies })).json().payable).toBe("none");
  });

  test("F34 I18 of an acceptance and a new version at the same moment one comes first", async () => {
    const results = new Set<string>();
    for (let round = 0; round < 8; round += 1) {
      const owner = await addForwarder(app);
      const { slug, number, total } = await pricedQuote(app, desk, owner);
      const [accepted] = await Promise.all([
        ask("accept", { slug, version: 1, method: "air", total }, owner),
        desk("price", { number, ...PRICE, prices: [{ price: 1_080_000 }] }),
      ]);
      const quote = await show(slug, owner);
      expect(quote).toMatchObject({
        state: "quoted",
        accepted_version: null,
        versions: [{ version: 2 }, { version: 1 }],
      });
      results.add(accepted.json().result);
    }
    expect([...results].every((result) => ["accepted", "changed"].includes(result))).toBe(true);
  });

  test("FORWARDING-01 a price holds for 72 hours; later it has expired and can be asked for again", async () => {
    const { slug, id } = await pricedQuote(app, desk, ruta);
    const [left] = await query<{ hours: number }>(
      app,
      "select round(extract(epoch from expires_at - now()) / 3600)::int as hours from quotes where id = $1",
      [id],
    );
    expect(left?.hours).toBe(72);
    await query(app, "update quotes set expires_at = now() where id = $1", [id]);
    await expireAll();
    expect(await show(slug)).toMatchObject({ state: "expired", actions: ["again"] });
    const named = { language_id: 1, search: `QU${id}` };
    const [card] = (await call(app, "/my-orders/get-my-orders", named, ruta)).json().items;
    const { offers } = (await show(slug)).versions[0];
    const least = Math.min(...offers.map((offer: { total: number }) => offer.total));
    expect(card.total).toEqual({ amount: least, currency: "EUR" });
    await ask("again", { slug });
    expect((await show(slug)).state).toBe("submitted");
  });

  test("T133 staff price from warehouses of their own scope; others do not exist", async () => {
    const { number } = await sentQuote(app, ruta);
    await desk("take", { number });
    const { cookies } = await signedInMember(app, { roles: ["administrator"], warehouses: ["CN"] });
    const price = (warehouse: string) =>
      staffCall(
        app,
        "/quotes/price",
        { number, ...PRICE, warehouse },
        { cookies, headers: { "idempotency-key": randomUUID() } },
      );
    expect((await price("US")).statusCode).toBe(404);
    expect((await price("XX")).statusCode).toBe(422);
    expect((await price("CN")).statusCode).toBe(200);
  });

  test("FORWARDING-01 a question without an answer closes the quote", async () => {
    const { slug, number } = await sentQuote(app, ruta);
    await desk("take", { number });
    await desk("ask", { number, kind: "text", question: "Which size?", days: 1 });
    await query(app, "update quotes set answer_until = now() where slug = $1", [slug]);
    await expireAll();
    expect((await show(slug)).state).toBe("cancelled");
  });

  test("FORWARDING-01 a changed list takes the place of the old one, and is priced anew", async () => {
    const owner = await addForwarder(app);
    const { slug } = await pricedQuote(app, desk, owner);
    const { draft } = (await ask("get-draft", { quote: slug }, owner)).json();
    expect(draft.items).toMatchObject([{ name: BOOTS.name }]);
    await ask("save-draft", { quote: slug, items: [BOOTS, STRAP] }, owner);
    expect((await ask("submit", { quote: slug }, owner)).json().slug).toBe(slug);
    const quote = await show(slug, owner);
    expect([quote.state, quote.items.length, quote.versions.length]).toEqual(["submitted", 2, 1]);
  });

  test("FORWARDING-01 paid and cancelled, all of the money is refunded (I18)", async () => {
    const owner = await addForwarder(app);
    const before = await balanceOf(owner);
    const { slug } = await paidQuote(app, desk, owner);
    await ask("cancel", { slug }, owner);
    expect((await show(slug, owner)).state).toBe("refunded");
    expect(await balanceOf(owner)).toBe(before);
  });

  test("FORWARDING-01 staff say why something cannot be bought", async () => {
    const { slug, number } = await sentQuote(app, ruta);
    await desk("take", { number });
    await desk("reject", { number, note: "The shop does not sell abroad." });
    expect(await show(slug)).toMatchObject({
      state: "rejected",
      reason: "The shop does not sell abroad.",
      actions: [],
    });
  });

  test("FORWARDING-01 a price names every item and a known warehouse", async () => {
    const { number } = await sentQuote(app, ruta, [BOOTS, STRAP]);
    await desk("take", { number });
    const short = await desk("price", { number, ...PRICE });
    expect([short.statusCode, short.json().errors]).toEqual([422, { prices: "staff.quotes.problem.prices" }]);
    const prices = [{ price: 1_180_000 }, { price: 190_000, hs6: "640411" }];
    const nowhere = await desk("price", { number, ...PRICE, prices, warehouse: "XX" });
    expect(nowhere.json().errors).toEqual({ warehouse: "validation.choice" });
  });
});

describe("who sees a quote", () => {
  test("T059 another customer sees none, and who is not signed in sees the price and nothing personal", async () => {
    const { slug } = await pricedQuote(app, desk, ruta);
    const stranger = await addForwarder(app);
    for (const name of ["get", "accept", "decline", "cancel", "again"]) {
      const body = { slug, version: 1, method: "air", total: 1 };
      expect((await ask(name, body, stranger)).statusCode, name).toBe(404);
    }
    const shown = await show(slug, null);
    expect(shown).toMatchObject({ is_owner: false, address: null, email: null, questions: [], actions: [] });
    expect(JSON.stringify(shown)).not.toMatch(/Kazlauskien|Žvėryno|black sole/);
    expect((await ask("accept", { slug, version: 1, method: "air", total: 1 }, null)).statusCode).toBe(401);
  });

  test("ACCOUNT-05 OVERLAY-02 My orders and the inbox list quotes, and count the unpaid ones; drafts are none", async () => {
    const owner = await addForwarder(app);
    const { number } = await acceptedQuote(app, desk, owner);
    await ask("save-draft", { items: [STRAP] }, owner);
    const { cookies } = owner;
    const listed = (
      await call(app, "/my-orders/get-my-orders", { language_id: 1, type_for_filter: "quotes" }, { cookies })
    ).json();
    expect(listed.items).toMatchObject([{ number, is_unpaid: true, actions: ["pay"] }]);
    const unpriced = await addForwarder(app);
    await sentQuote(app, unpriced);
    const [card] = (await call(app, "/my-orders/get-my-orders", { language_id: 1 }, unpriced)).json().items;
    expect(card.total).toBeNull();
    expect((await call(app, "/inbox/get", {}, { cookies })).json().items).toMatchObject([
      { task: "pay_quote", number },
    ]);
    expect((await ask("list", {}, owner)).json()).toMatchObject({
      total: 1,
      items: [{ number, shops: ["alderandco.example"] }],
    });
  });

  test("FORWARDING-01 shops are found by name, kind and country", async () => {
    const found = async (text: string) => (await ask("shops", { query: text }, null)).json().items.length as number;
    expect(await found("")).toBeGreaterThan(5);
    expect([await found("alder"), await found("watches"), await found("100%")]).toEqual([1, 1, 0]);
  });
});
