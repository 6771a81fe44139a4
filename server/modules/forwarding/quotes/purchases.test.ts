import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { SHOWN_TERMS } from "#domain/forwarding/forward-requests/agreed-terms.ts";
import {
  addForwarder,
  type Forwarder,
  payByBalance,
  requestCall,
  warehouseWorker,
} from "#testing/forwarding/forward-requests.ts";
import {
  buyingQuote,
  intake,
  PRICE,
  paidQuote,
  quoteCall,
  quoteDesk,
  sentQuote,
  TWO_ITEMS,
} from "#testing/forwarding/quotes.ts";
import { checkAgreements } from "#testing/invariants/check-agreements.ts";
import { checkForwarding } from "#testing/invariants/check-forwarding.ts";
import { checkParcels } from "#testing/invariants/check-parcels.ts";
import { checkQuotes } from "#testing/invariants/check-quotes.ts";
import { silentProvider } from "#testing/money/paying.ts";
import { addCompany } from "#testing/people/companies.ts";
import { query } from "#testing/people/identity.ts";
import { signedInMember, staffCall } from "#testing/people/staff.ts";
import { call, createTestApp, type TestApp } from "#testing/test-app.ts";
import { QUOTE_EFFECT } from "./quote-effects.ts";

let app: TestApp;
let owner: Forwarder;
let desk: Awaited<ReturnType<typeof quoteDesk>>;
let receive: Awaited<ReturnType<typeof intake>>;
let work: Awaited<ReturnType<typeof warehouseWorker>>;

beforeAll(async () => {
  app = await createTestApp({ providers: [silentProvider()], poolSize: 12 });
  owner = await addForwarder(app);
  desk = await quoteDesk(app);
  receive = await intake(app);
  work = await warehouseWorker(app);
});
afterAll(async () => {
  const { db } = app.database;
  const checks = [checkQuotes, checkForwarding, checkParcels, checkAgreements];
  expect((await Promise.all(checks.map((check) => check(db)))).flat()).toEqual([]);
  await app.close();
});

const show = async (slug: string, who = owner) => (await quoteCall(app, who, "get", { slug })).json().quote;
const balanceOf = async ({ cookies }: Forwarder) =>
  (await call(app, "/balance/get", { currency_id: 1 }, { cookies })).json().balance.amount as number;
const statesOf = (quote: { items: { purchase: { state: string } | null }[] }) =>
  quote.items.map(({ purchase }) => purchase?.state);

/** The price of the line and its share of the fee, by the accepted offer. */
function shareOf(quote: { versions: { items: { value: number }[]; offers: { lines: Line[] }[] }[] }, index: number) {
  const [version] = quote.versions;
  const sum = (isIt: (line: Line) => boolean) =>
    (version?.offers[0]?.lines ?? []).filter(isIt).reduce((total, { amount }) => total + amount, 0);
  const value = version?.items[index]?.value ?? 0;
  const fee = sum(({ service }) => service === "buying");
  const goods = sum(({ key }) => key === "goods");
  return value + Math.floor((fee * value) / goods / 100) * 100;
}

/** The carriage in an accepted offer: freight and import. */
const carriageOf = (quote: { versions: { offers: { lines: Line[] }[] }[] }) =>
  (quote.versions[0]?.offers[0]?.lines ?? []).filter(({ key }) => !["goods", "service"].includes(key));
const sumOf = (lines: Line[]) => lines.reduce((sum, { amount }) => sum + amount, 0);

/** A quote with one of the items alone, at the same prices and in the same boxes. */
async function pricedAlone(item: 1 | 2) {
  const { slug, number } = await sentQuote(app, owner, [TWO_ITEMS[item - 1] ?? {}]);
  await desk("take", { number });
  await desk("price", { number, ...PRICE, prices: [item === 1 ? PRICE.prices[0] : { price: 190_000, hs6: "640411" }] });
  return show(slug);
}

/** The refund for one of two items: its line, and the difference to the carriage of the other item alone. */
const returnedFor = async (quote: Parameters<typeof shareOf>[0], item: 1 | 2) =>
  shareOf(quote, item - 1) + sumOf(carriageOf(quote)) - sumOf(carriageOf(await pricedAlone(item === 1 ? 2 : 1)));
interface Line {
  key: string;
  service: string | null;
  amount: number;
}

async function ship(number: string, items: number[], tracking_number: string): Promise<string> {
  const answer = await desk("item-shipped", { number, items, tracking_number, carrier: "UPS" });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().parcel;
}

type Job = Parameters<TestApp["runJob"]>[0];

/** The mails of the enqueued effects about one quote or invoice. */
async function mailsOf(slug: string) {
  const effects = [QUOTE_EFFECT.name, "parcel-effect", "forward-request-effect"];
  for (const { name, payload } of app.enqueued.splice(0).filter((job) => effects.includes(job.name)))
    await app.runJob({ name } as Job, payload);
  return app.mails.filter((mail) => JSON.stringify(mail).includes(slug)).map(({ template }) => template);
}

/** The reason that the mail about a left-out item gives. */
async function whyOf(slug: string) {
  await mailsOf(slug);
  const left = app.mails.findLast(
    (mail) => mail.template === "quote-item-unavailable" && mail.values.url.includes(slug),
  );
  return left && "why" in left.values ? left.values.why : null;
}

describe("FORWARDING-01 after the payment", () => {
  test("FORWARDING-01 I18 T113 what is bought arrives as parcels, and goes on as a request that is paid and agreed to already", async () => {
    const { slug, number } = await buyingQuote(app, desk, owner);
    expect(await show(slug)).toMatchObject({ state: "buying", actions: [], is_paid: true });
    const before = await balanceOf(owner);
    for (const item of [1, 2]) await desk("item-bought", { number, item, shop_order: `A-${item}` });
    expect(await show(slug)).toMatchObject({ state: "bought" });
    const boots = await ship(number, [1], "1ZQUOTEBOOTS");
    const strap = await ship(number, [2], "1ZQUOTESTRAP");
    expect(statesOf(await show(slug))).toEqual(["shipped", "shipped"]);

    const { parcel } = (await call(app, "/parcels/get", { number: strap, language_id: 1 }, owner)).json();
    expect(parcel).toMatchObject({ actions: [], can_declare: false, declaration: "complete" });
    expect(parcel.lines).toMatchObject([{ description: "Leather strap", quantity: 2, hs6: "640411", origin: "US" }]);
    const keyed = { cookies: owner.cookies, headers: { "idempotency-key": randomUUID() } };
    expect((await call(app, "/parcels/cancel", { number: strap, language_id: 1 }, keyed)).statusCode).toBe(409);

    await receive("receive", { tracking_number: "1ZQUOTEBOOTS" });
    expect(await show(slug)).toMatchObject({ state: "bought", request: null });
    expect((await requestCall(app, owner, "begin", { parcels: [boots] })).json().code).toBe("parcel_taken");
    await receive("receive", { tracking_number: "1ZQUOTESTRAP" });
    const arrived = await show(slug);
    expect(arrived).toMatchObject({ state: "at_warehouse", request: { number: expect.stringMatching(/^FR\d+$/) } });
    expect(statesOf(arrived)).toEqual(["received", "received"]);

    const { request } = (await requestCall(app, owner, "get", { slug: arrived.request.slug })).json();
    const charged = (arrived.versions[0].offers[0].lines as Line[]).filter(({ key }) =>
      ["freight", "insurance", "duty", "import_vat", "delivery"].includes(key),
    );
    expect(request).toMatchObject({ state: "paid", actions: [], shipping_method: "air" });
    expect(request.agreed).toBe(charged.reduce((sum, { amount }) => sum + amount, 0));
    expect(request.parcels.map((each: { number: string }) => each.number).sort()).toEqual([boots, strap].sort());
    expect((await requestCall(app, owner, "cancel", { slug: request.slug })).statusCode).toBe(409);
    const agreed = `select r.terms_version, r.terms_agreed_at = date_trunc('milliseconds', q.terms_agreed_at) as with_the_quote
      from forward_requests r join quotes q on q.id = r.quote_id where r.slug = $1`;
    expect(await query(app, agreed, [request.slug])).toEqual([{ terms_version: SHOWN_TERMS, with_the_quote: true }]);

    const small = { weight_grams: 900, length_mm: 300, width_mm: 200, height_mm: 100 };
    await work("start", { number: request.number });
    await work("measure", { number: request.number, boxes: [small] });
    const packed = (await requestCall(app, owner, "get", { slug: request.slug })).json().request;
    expect(packed.due).toBeLessThan(packed.agreed);
    expect((await balanceOf(owner)) - before).toBe(packed.agreed - packed.due);
    await work("label", { number: request.number });
    await work("dispatch", { number: request.number });
    expect((await show(slug)).state).toBe("forwarded");
    await app.database.db.transaction((tx) =>
      app.shop.forwardRequests.tracked.follow(tx, Number(request.number.slice(2)), "delivered"),
    );
    const done = await show(slug);
    expect(done).toMatchObject({ state: "completed" });
    expect(done.steps.every((step: { state: string; day: string | null }) => step.state === "done" && step.day)).toBe(
      true,
    );
    expect(await mailsOf(slug)).toEqual(expect.arrayContaining(["quote-bought", "quote-at-warehouse"]));
    expect(app.mails.filter(({ template }) => template === "parcel-arrived")).toEqual([]);
  });

  test("FORWARDING-01 I18 an item that cannot be had is refunded by itself, with its share of the fee; the rest goes on", async () => {
    const customer = await addForwarder(app);
    const { slug, number } = await buyingQuote(app, desk, customer);
    const before = await balanceOf(customer);
    await desk("item-unavailable", { number, item: 2 });
    const quote = await show(slug, customer);
    const share = await returnedFor(quote, 2);
    expect(statesOf(quote)).toEqual(["wanted", "unavailable"]);
    expect(quote.items[1].purchase.returned).toBe(share);
    expect((await balanceOf(customer)) - before).toBe(share);
    expect((await desk("item-unavailable", { number, item: 2 })).statusCode).toBe(409);
    await desk("item-bought", { number, item: 1 });
    await ship(number, [1], "1ZQUOTEALONE");
    await receive("receive", { tracking_number: "1ZQUOTEALONE" });
    const arrived = await show(slug, customer);
    const { request } = (await requestCall(app, customer, "get", { slug: arrived.request.slug })).json();
    expect(request.lines[0]).toMatchObject({ key: "goods", amount: arrived.versions[0].items[0].value });
    expect(request.agreed).toBe(sumOf(carriageOf(await pricedAlone(1))));
    expect(request.lines.find(({ key }: Line) => key === "duty")).toMatchObject({ codes: 1 });
    expect(arrived.timeline.map(({ key }: { key: string }) => key)).toContain("quotes.timeline.item_unavailable");
    expect(await mailsOf(slug)).toContain("quote-item-unavailable");
    const mailed = (template: string) =>
      app.mails.find((mail) => mail.template === template && JSON.stringify(mail).includes(slug));
    expect(mailed("quote-item-unavailable")?.values).toMatchObject({
      why: "We could not get Leather strap from the shop.",
    });
    expect(mailed("quote-item-unavailable")?.goods?.[1]).toMatchObject({
      detail: expect.stringContaining("Cannot be had"),
      value: "",
    });
    const paid = mailed("quote-paid");
    expect(paid?.rows?.map(({ label }) => label)).toEqual(expect.arrayContaining(["Freight", "Service fee", "Total"]));
    expect(paid?.values).toMatchObject({ amount: paid?.rows?.at(-1)?.value });
  });

  test("I14 I16 an item that was left out of a box after all is neither declared nor taxed with it", async () => {
    const customer = await addForwarder(app);
    const { slug, number } = await buyingQuote(app, desk, customer);
    for (const item of [1, 2]) await desk("item-bought", { number, item });
    const parcel = await ship(number, [2, 1], "1ZQUOTEHALF");
    await desk("item-unavailable", { number, item: 2 });
    await receive("receive", { tracking_number: "1ZQUOTEHALF" });
    const declared = (await call(app, "/parcels/get", { number: parcel, language_id: 1 }, customer)).json().parcel;
    expect(declared.lines).toMatchObject([{ description: "Chelsea boots", quantity: 1 }]);
    const arrived = await show(slug, customer);
    const { request } = (await requestCall(app, customer, "get", { slug: arrived.request.slug })).json();
    expect(request.agreed).toBe(sumOf(carriageOf(await pricedAlone(1))));
  });

  test("T059 T134 what was paid before joining a company comes to the private suite, and what is paid afterwards to the company's", async () => {
    const [member, colleague] = [await addForwarder(app), await addForwarder(app)];
    const before = await buyingQuote(app, desk, member);
    await addCompany(app, {
      members: [
        { userId: colleague.id, role: "owner" },
        { userId: member.id, role: "buyer" },
      ],
    });
    const after = await buyingQuote(app, desk, member);
    const seen = async ({ number }: { number: string }) => {
      await desk("item-bought", { number, item: 1 });
      const parcel = await ship(number, [1], `1Z${randomUUID()}`);
      return (await call(app, "/parcels/get", { number: parcel, language_id: 1 }, colleague)).statusCode;
    };
    expect([await seen(before), await seen(after)]).toEqual([404, 200]);
  });

  test("T059 all that is bought for a quote comes to one suite, also when its customer works for a company meanwhile", async () => {
    const customer = await addForwarder(app);
    const { slug, number } = await buyingQuote(app, desk, customer);
    for (const item of [1, 2]) await desk("item-bought", { number, item });
    const first = await ship(number, [1], "1ZBEFORECOMPANY");
    const colleague = await addForwarder(app);
    const members = [
      { userId: colleague.id, role: "owner" },
      { userId: customer.id, role: "buyer" },
    ] as const;
    await addCompany(app, { members });
    const second = await ship(number, [2], "1ZAFTERCOMPANY");
    const seenBy = async ({ cookies }: Forwarder, parcel: string) =>
      (await call(app, "/parcels/get", { number: parcel, language_id: 1 }, { cookies })).statusCode;
    for (const parcel of [first, second])
      expect([await seenBy(customer, parcel), await seenBy(colleague, parcel)]).toEqual([200, 404]);
    for (const tracking_number of ["1ZBEFORECOMPANY", "1ZAFTERCOMPANY"]) await receive("receive", { tracking_number });
    const { request } = await show(slug, customer);
    expect((await requestCall(app, colleague, "get", { slug: request.slug })).statusCode).toBe(404);
  });

  test("ERROR-05 a tracking number that is on its way to the suite already is refused at its field", async () => {
    const { number } = await buyingQuote(app, desk, await addForwarder(app));
    for (const item of [1, 2]) await desk("item-bought", { number, item });
    await ship(number, [1], "1ZONEBOX0001");
    const again = await desk("item-shipped", { number, items: [2], tracking_number: "1ZONEBOX0001", carrier: "UPS" });
    expect([again.statusCode, again.json().errors]).toEqual([422, { tracking_number: "parcel.announce.twice" }]);
  });

  test("FORWARDING-01 without any item left all of the money is refunded, once", async () => {
    const customer = await addForwarder(app);
    const before = await balanceOf(customer);
    const { slug, number } = await buyingQuote(app, desk, customer);
    for (const item of [1, 2]) await desk("item-unavailable", { number, item });
    const { state, due } = await show(slug, customer);
    expect(state).toBe("refunded");
    expect(await balanceOf(customer)).toBe(before);
    expect(await mailsOf(slug)).toContain("quote-refunded");
    const refunded = app.mails.find((mail) => mail.template === "quote-refunded" && mail.values.url.includes(slug));
    expect(refunded?.values).toMatchObject({ amount: `€${(due / 10_000).toFixed(2)}` });
  });

  test("FORWARDING-01 a paid quote is cancelled by its customer until buying begins, and not after", async () => {
    const { slug } = await buyingQuote(app, desk, owner);
    expect((await quoteCall(app, owner, "cancel", { slug })).statusCode).toBe(409);
    const { slug: other, number } = await paidQuote(app, desk, owner, TWO_ITEMS);
    expect((await desk("item-bought", { number, item: 1 })).statusCode).toBe(422);
    await quoteCall(app, owner, "cancel", { slug: other });
    expect((await show(other)).state).toBe("refunded");
    expect((await desk("buy", { number })).statusCode).toBe(409);
  });
});

describe("FORWARDING-01 a shop's price rose", () => {
  const rise = (number: string, item: number, price: number) => desk("price-rose", { number, item, price });
  const [boots] = PRICE.prices;
  const PAID = boots?.price ?? 0;

  test("FORWARDING-01 below 2 % and one euro we bear it; above, an invoice asks for the difference for 72 hours", async () => {
    const { slug, number } = await buyingQuote(app, desk, owner);
    expect((await rise(number, 1, PAID)).statusCode).toBe(422);
    expect((await rise(number, 1, PAID + 9_000)).json()).toMatchObject({
      outcome: "borne",
      state: "buying",
      invoice: null,
    });
    const answer = (await rise(number, 1, PAID + 30_000)).json();
    expect(answer).toMatchObject({ outcome: "asked", state: "balance_due", invoice: expect.stringMatching(/^IN\d+$/) });
    expect((await rise(number, 1, PAID + 40_000)).statusCode).toBe(409);
    expect((await desk("item-bought", { number, item: 1 })).statusCode).toBe(409);
    const [invoice] = await query<{ kind: string; amount: number; about: string; hours: number }>(
      app,
      `select kind, amount::int, about, round(extract(epoch from expires_at - now()) / 3600)::int as hours
        from invoices where id = $1`,
      [Number(answer.invoice.slice(2))],
    );
    expect(invoice).toEqual({ kind: "balance_due", amount: answer.rise, about: number, hours: 72 });
    // The other item does not wait.
    await desk("item-bought", { number, item: 2 });
    const quote = await show(slug);
    expect(quote).toMatchObject({ state: "balance_due", items: [{ purchase: { state: "wanted" } }, {}] });
    expect(await mailsOf(quote.items[0].purchase.invoice_slug)).toContain("quote-price-rose");

    await payByBalance(app, owner, quote.items[0].purchase.invoice_slug);
    expect(await show(slug)).toMatchObject({ state: "buying", items: [{ purchase: { invoice_slug: null } }, {}] });
    await desk("item-bought", { number, item: 1 });
    expect((await show(slug)).state).toBe("bought");
    const before = await balanceOf(owner);
    await desk("item-unavailable", { number, item: 1 });
    const left = await show(slug);
    expect((await balanceOf(owner)) - before).toBe((await returnedFor(left, 1)) + answer.rise);
  });

  test("FORWARDING-01 declined or expired, that line is refunded and the rest is bought", async () => {
    for (const end of ["decline", "expire"] as const) {
      const customer = await addForwarder(app);
      const { slug, number } = await buyingQuote(app, desk, customer);
      const { invoice } = (await rise(number, 1, PAID + 500_000)).json();
      const asked = await show(slug, customer);
      const before = await balanceOf(customer);
      if (end === "decline") {
        const { invoice_slug } = asked.items[0].purchase;
        const keyed = { cookies: customer.cookies, headers: { "idempotency-key": randomUUID() } };
        const answer = await call(app, "/invoices/decline", { slug: invoice_slug, language_id: 1 }, keyed);
        expect(answer.statusCode).toBe(200);
      } else {
        await query(app, "update invoices set expires_at = now() where id = $1", [Number(invoice.slice(2))]);
        await app.runJob({ name: "unpaid-invoices" } as Job);
      }
      const quote = await show(slug, customer);
      expect([end, quote.state, statesOf(quote)]).toEqual([end, "buying", ["unavailable", "wanted"]]);
      expect((await balanceOf(customer)) - before).toBe(await returnedFor(quote, 1));
      expect(await whyOf(slug)).toBe("The higher price of Chelsea boots was not paid, so we do not buy it.");
    }
  });

  test("FORWARDING-01 a difference that staff take back is ours to bear", async () => {
    const { slug, number } = await buyingQuote(app, desk, owner);
    const { invoice } = (await rise(number, 1, PAID + 500_000)).json();
    const { cookies } = await signedInMember(app, { roles: ["administrator"] });
    const headers = { "idempotency-key": randomUUID() };
    await staffCall(app, "/invoices/cancel", { number: invoice, reason: "we bear it" }, { cookies, headers });
    expect(await show(slug)).toMatchObject({ state: "buying", items: [{ purchase: { state: "wanted" } }, {}] });
  });
});

describe("parcels of a quote", () => {
  test("FORWARDING-01 a held parcel is waited for, and a lost one is refunded", async () => {
    const customer = await addForwarder(app);
    const { slug, number } = await buyingQuote(app, desk, customer);
    for (const item of [1, 2]) await desk("item-bought", { number, item });
    const held = await ship(number, [1], "1ZQUOTEHELD");
    const lost = await ship(number, [2], "1ZQUOTELOST");
    await receive("receive", { tracking_number: "1ZQUOTEHELD", hold: { reason: "damage", note: "a torn box" } });
    await receive("receive", { tracking_number: "1ZQUOTELOST" });
    expect(await show(slug, customer)).toMatchObject({ state: "at_warehouse", request: null });
    const before = await balanceOf(customer);
    await receive("lose", { number: lost, note: "not on its shelf" });
    const quote = await show(slug, customer);
    expect(statesOf(quote)).toEqual(["received", "unavailable"]);
    expect((await balanceOf(customer)) - before).toBe(await returnedFor(quote, 2));
    expect(await whyOf(slug)).toBe("We are sorry: we have lost Leather strap in our warehouse.");
    // The customer cannot answer for the held parcel or search for the lost one.
    const aboutParcels = app.mails.filter(
      ({ template, userId }) => template.startsWith("parcel-") && userId === customer.id,
    );
    expect(aboutParcels).toEqual([]);
    await receive("release", { number: held });
    const { request } = await show(slug, customer);
    const sent = (await requestCall(app, customer, "get", { slug: request.slug })).json().request;
    expect(sent.parcels.map((parcel: { number: string }) => parcel.number)).toEqual([held]);
  });

  describe.each(["paid", "packed"])("while their request is %s", (state) => {
    const requestOfBoth = async () => {
      const customer = await addForwarder(app);
      const { slug, number } = await buyingQuote(app, desk, customer);
      for (const item of [1, 2]) await desk("item-bought", { number, item });
      const [first, second] = [randomUUID(), randomUUID()].map((id) => `1Z${id}`);
      const parcels = [await ship(number, [1], first ?? ""), await ship(number, [2], second ?? "")] as const;
      const before = await balanceOf(customer);
      for (const tracking_number of [first, second]) await receive("receive", { tracking_number });
      const { request } = await show(slug, customer);
      if (state === "packed") {
        await work("start", { number: request.number });
        const small = { weight_grams: 900, length_mm: 300, width_mm: 200, height_mm: 100 };
        await work("measure", { number: request.number, boxes: [small] });
      }
      return { customer, slug, parcels, request, before };
    };

    test("FORWARDING-01 I13 I18 a lost parcel is refunded, and the rest is sent on by another request", async () => {
      const { customer, slug, parcels, request, before } = await requestOfBoth();
      const byPacking = (await balanceOf(customer)) - before;
      const answer = await receive("lose", { number: parcels[1], note: "not on its shelf" });
      expect(answer.statusCode, answer.body).toBe(200);
      const quote = await show(slug, customer);
      expect(quote.state).toBe("at_warehouse");
      expect(statesOf(quote)).toEqual(["received", "unavailable"]);
      const returned = (await balanceOf(customer)) - before;
      if (state === "paid") expect(returned).toBe(await returnedFor(quote, 2));
      else expect(returned).toBeGreaterThan(byPacking);
      expect(quote.request.number).not.toBe(request.number);
      const sent = (await requestCall(app, customer, "get", { slug: quote.request.slug })).json().request;
      expect(sent.state).toBe("paid");
      expect(sent.parcels.map((parcel: { number: string }) => parcel.number)).toEqual([parcels[0]]);
      const stopped = (await requestCall(app, customer, "get", { slug: request.slug })).json().request;
      expect(stopped.state).toBe("cancelled");
      expect(await mailsOf(slug)).toContain("quote-item-unavailable");
      expect(await mailsOf(request.slug)).not.toContain("forward-request-stopped");
    });

    test("FORWARDING-01 I13 I18 once all of them are lost, all that was paid is refunded", async () => {
      const { customer, slug, parcels } = await requestOfBoth();
      for (const number of parcels) await receive("lose", { number, note: "not on its shelf" });
      const quote = await show(slug, customer);
      expect(quote).toMatchObject({ state: "refunded" });
      expect(statesOf(quote)).toEqual(["unavailable", "unavailable"]);
    });
  });

  test("FORWARDING-05 T061 a quote is tracked by its number and a proof; others see no names of items", async () => {
    const { number } = await buyingQuote(app, desk, owner);
    await desk("item-bought", { number, item: 1 });
    const asked = { number, language_id: 1 };
    expect((await call(app, "/tracking/lookup", { ...asked, proof: "nobody@example.com" })).statusCode).toBe(404);
    const { parcel } = (await call(app, "/tracking/lookup", asked, owner)).json();
    expect(parcel).toMatchObject({ number, status_key: "quotes.status.buying", destination: "Vilnius" });
    expect(parcel.timeline[0]).toMatchObject({ key: "quotes.timeline.item_bought", values: { item: "Chelsea boots" } });
    const { token } = (await call(app, "/tracking/share", { number, renew: false }, owner)).json();
    const seen = (await call(app, "/tracking/get", { token, language_id: 1 })).json().parcel;
    expect(seen.number).toBeNull();
    expect(JSON.stringify(seen)).not.toContain("Chelsea");
  });

  test("TRACK-01 TRACK-02 the payment of a quote is reported once with its provider, whichever browser asks", async () => {
    const { slug } = await paidQuote(app, desk, owner, TWO_ITEMS);
    expect(await show(slug)).toMatchObject({ is_payment_reported: false });
    const answers = await Promise.all([1, 2, 3].map(() => quoteCall(app, owner, "report-paid", { slug })));
    const first = answers.map((answer) => answer.json()).filter(({ is_first }) => is_first);
    expect(first).toEqual([expect.objectContaining({ payment_processor_id: expect.any(Number) })]);
    expect(await show(slug)).toMatchObject({ is_payment_reported: true });
  });
});
