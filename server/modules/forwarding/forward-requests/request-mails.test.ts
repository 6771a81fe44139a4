import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { TrackingCode } from "#domain/forwarding/shipments/tracking-codes.ts";
import { money } from "#domain/money/money/money.ts";
import { PROVIDER } from "#domain/money/payments/provider.ts";
import { formatMoney } from "#i18n/format.ts";
import {
  addForwarder,
  addParcel,
  draftOf,
  type Forwarder,
  paidRequest,
  payByBalance,
  requestCall,
  SERUM,
  SHOES,
  submittedOf,
  warehouseWorker,
} from "#testing/forwarding/forward-requests.ts";
import { checkForwarding } from "#testing/invariants/check-forwarding.ts";
import { notificationOf, notifyingProvider } from "#testing/races.ts";
import { call, createTestApp, type TestApp } from "#testing/test-app.ts";

let app: TestApp;
let ruta: Forwarder;
let staff: Awaited<ReturnType<typeof warehouseWorker>>;

beforeAll(async () => {
  app = await createTestApp({ providers: [notifyingProvider()] });
  ruta = await addForwarder(app);
  staff = await warehouseWorker(app);
});
beforeEach(() => {
  app.mails.length = 0;
  app.enqueued.length = 0;
});
afterAll(async () => {
  expect(await checkForwarding(app.database.db)).toEqual([]);
  await app.close();
});

type Job = Parameters<TestApp["runJob"]>[0];
const EFFECTS = ["forward-request-effect", "parcel-effect", "invoice-effect"];

/** The mails of the enqueued effects, without those to the demo's customers: their requests become due over time. */
async function mailed() {
  for (const { name, payload } of app.enqueued.splice(0).filter((job) => EFFECTS.includes(job.name)))
    await app.runJob({ name } as Job, payload);
  return app.mails.splice(0).filter(({ to }) => to.startsWith("forwarder-"));
}
const templates = async () => (await mailed()).map(({ template }) => template);
const clock = () => app.runJob({ name: "forward-request-clock" } as Job);
const ask = (name: string, body: object) => requestCall(app, ruta, name, body);
const twoParcels = async () => [await addParcel(app, ruta, SHOES), await addParcel(app, ruta, SERUM)];
const balance = async () =>
  (await call(app, "/balance/get", { currency_id: 1 }, { cookies: ruta.cookies })).json().balance.amount;
const BOX = { weight_grams: 1_480, length_mm: 300, width_mm: 180, height_mm: 100 };

/** A card's payment that the provider has not reported yet. */
async function beginPayment(slug: string): Promise<{ reference: string; amount: number }> {
  const { cookies } = ruta;
  const { payment_methods, due } = (await call(app, "/payment/get", { slug, language_id: 1 }, { cookies })).json();
  const byCard = payment_methods.find((each: { payment_processor_id: number }) => each.payment_processor_id === 1);
  const input = { slug, language_id: 1, payment_method_id: byCard.id, total: due };
  const begun = await call(app, "/payment/pay", input, { cookies, headers: { "idempotency-key": slug } });
  return { reference: begun.json().payment, amount: due };
}

const report = (number: string, status: TrackingCode) =>
  app.database.db.transaction((tx) => app.shop.forwardRequests.tracked.follow(tx, Number(number.slice(2)), status));

describe("I9 the mails of a forward request", () => {
  test("FORWARDING-02 one that waits to be paid is mailed once, with its price, its deadline and where to pay", async () => {
    const { slug } = await submittedOf(app, ruta, await twoParcels());
    await clock();
    expect(await templates()).toEqual([]);
    await app.database.db.execute(
      sql`update forward_requests set submitted_at = now() - interval '11 minutes' where slug = ${slug}`,
    );
    await clock();
    await clock();
    const [mail, ...others] = await mailed();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      template: "forward-request-unpaid",
      to: expect.stringMatching(/^forwarder-\d+@example\.com$/),
      values: { url: expect.stringContaining(`/payment/${slug}`), until: expect.stringMatching(/\d{2}:\d{2}/) },
    });
    expect(mail?.rows?.at(-1)?.value).toMatch(/^€\d+\.\d\d$/);
    await ask("cancel", { slug });
    expect(await templates()).toEqual(["forward-request-cancelled"]);
  });

  test("FORWARDING-02 from the payment to the delivery every step that one must know of is mailed", async () => {
    const { slug, number } = await paidRequest(app, ruta, await twoParcels());
    const [paid] = await mailed();
    expect(paid).toMatchObject({ template: "forward-request-paid", values: { number } });
    expect(paid?.rows?.map(({ label }) => label)).toContain("Freight");
    expect(paid?.rows?.filter(({ value }) => value === "€0.00")).toEqual([]);
    await staff("hold", { number, note: "the serum leaks" });
    const [held] = await mailed();
    expect(held).toMatchObject({ template: "forward-request-held", rows: [{ value: "the serum leaks" }] });
    await staff("release", { number });
    await staff("start", { number });
    expect(await templates()).toEqual(["forward-request-released"]);
    await staff("measure", { number, boxes: [BOX] });
    const [packed, ...more] = await mailed();
    expect([packed?.template, more]).toEqual(["forward-request-packed", []]);
    expect(packed?.values).toMatchObject({ amount: "€6.60" });
    expect(packed?.rows?.[0]?.value).toBe("1.48 kg, 30 × 18 × 10 cm");
    expect(packed?.rows?.at(-1)?.label).toBe("Price after packing");
    await staff("label", { number, tracking_number: `TR${number}XX` });
    await staff("dispatch", { number });
    const [dispatched] = await mailed();
    expect(dispatched).toMatchObject({
      template: "forward-request-dispatched",
      rows: [{ value: `TR${number}XX` }, {}],
    });
    await report(number, "customs_started");
    await staff("ask-documents", { number, note: "The invoice of the shoes" });
    const [asked] = await mailed();
    expect(asked).toMatchObject({
      template: "forward-request-documents-needed",
      rows: [{ value: "The invoice of the shoes" }],
    });
    await ask("answer", { slug, text: "Here it is" });
    await report(number, "at_pickup_point");
    await report(number, "delivered");
    expect(await templates()).toEqual(["forward-request-delivered"]);
  });

  test("I14 where most was refunded before, the mail of packed boxes names what is refunded now", async () => {
    const { number, total } = await paidRequest(app, ruta, await twoParcels());
    const payable = { kind: "forward_request", id: Number(number.slice(2)) } as const;
    const torn = { amount: money(total - 20_000), reason: "a torn box", by: null, key: `torn:${number}` };
    await app.database.db.transaction((tx) => app.shop.payments.refundPart(tx, payable, torn));
    await staff("start", { number });
    await mailed();
    await staff("measure", { number, boxes: [BOX] });
    const packed = (await mailed()).filter(({ template }) => template === "forward-request-packed");
    expect(packed).toMatchObject([{ values: { amount: "€2.00" } }]);
  });

  test("I9 packed as large as agreed, nobody is mailed; one at its pickup point is", async () => {
    const { number } = await paidRequest(app, ruta, await twoParcels());
    await staff("start", { number });
    await staff("measure", { number, boxes: [{ weight_grams: 9_000, length_mm: 600, width_mm: 500, height_mm: 400 }] });
    await staff("label", { number });
    await staff("dispatch", { number });
    await mailed();
    await report(number, "at_pickup_point");
    expect(await templates()).toEqual(["forward-request-at-pickup-point"]);
    await staff("lose", { number, note: "The carrier says so" });
    const [lost, ...more] = await mailed();
    expect([lost?.template, more]).toEqual(["forward-request-lost", []]);
    expect(lost?.values).toMatchObject({ url: expect.stringContaining(`/claim-form?number=${number}`) });
  });

  test("FORWARDING-02 what came back is mailed with its parcels, whose free days start again", async () => {
    const parcel = await addParcel(app, ruta, { ...SHOES, freeFor: -3 });
    const id = Number(parcel.slice(2));
    await app.database.db.execute(
      sql`insert into parcel_services (parcel_id, kind, price) values (${id}, 'photos', 20000)`,
    );
    const { number } = await paidRequest(app, ruta, [parcel]);
    await staff("start", { number });
    await staff("measure", { number, boxes: [BOX] });
    await staff("label", { number });
    await staff("dispatch", { number });
    await mailed();
    await staff("return", { number, note: "Nobody was at home" });
    expect((await templates()).sort()).toEqual(["forward-request-returned", "parcel-arrived"]);
    const again = (await ask("begin", { parcels: [parcel] })).json();
    const { request } = (await ask("get", { slug: again.slug })).json();
    const charged = request.offers[0].lines.filter(({ amount }: { amount: number }) => amount > 0);
    const keys = charged.map(({ key, service }: { key: string; service: string | null }) => service ?? key);
    // Storage and services of the first stay were paid with the first request.
    expect(keys.filter((key: string) => ["storage", "photos"].includes(key))).toEqual([]);
  });

  test("F35 money for a request that has expired is refunded, and both are mailed; a draft's end is not", async () => {
    const { slug } = await submittedOf(app, ruta, await twoParcels());
    const payment = await beginPayment(slug);
    await app.database.db.execute(sql`update forward_requests set expires_at = now() where slug = ${slug}`);
    await clock();
    expect(await templates()).toEqual(["forward-request-expired"]);
    for (const _ of ["once", "repeated"]) await app.shop.payments.receive(PROVIDER.card, notificationOf(payment));
    const amount = formatMoney(money(payment.amount), "EUR", "en");
    expect(await mailed()).toMatchObject([{ template: "forward-request-payment-returned", values: { amount } }]);
    const draft = await draftOf(app, ruta, [await addParcel(app, ruta)]);
    await ask("cancel", { slug: draft });
    expect(await templates()).toEqual([]);
  });

  test("FORWARDING-02 T121 money that is refunded for a paid request is mailed once, with its sum", async () => {
    const { slug, number, total } = await paidRequest(app, ruta, await twoParcels());
    await mailed();
    const payable = { kind: "forward_request", id: Number(number.slice(2)) } as const;
    const refund = () =>
      app.database.db.transaction((tx) => app.shop.payments.refundAll(tx, payable, { reason: "a torn box", by: null }));
    const before = await balance();
    await refund();
    await refund();
    expect((await balance()) - before).toBe(total);
    const amount = formatMoney(money(total), "EUR", "en");
    expect(await mailed()).toMatchObject([
      { template: "forward-request-refunded", values: { number, amount, url: expect.stringContaining(slug) } },
    ]);
  });

  test("T130 an erased customer gets no mail, and a repeated effect is one mail", async () => {
    const { number } = await paidRequest(app, ruta, await twoParcels());
    const [effect] = app.enqueued.filter(({ name }) => name === "forward-request-effect");
    const run = () => app.runJob({ name: "forward-request-effect" } as Job, effect?.payload);
    await run();
    await run();
    expect(new Set(app.mails.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
    app.mails.length = 0;
    await app.database.db.execute(
      sql`update forward_requests set erased_at = now() where id = ${Number(number.slice(2))}`,
    );
    await run();
    expect(app.mails).toEqual([]);
  });
});

describe("I14 a rehearsal", () => {
  async function rehearsed() {
    const slug = await draftOf(app, ruta, await twoParcels());
    const { request } = (await ask("rehearse", { slug })).json();
    return { slug, number: request.number as string };
  }
  const invoicesAbout = async (number: string) => {
    const { rows } = await app.database.db.execute<{ slug: string; amount: string; tax: string }>(
      sql`select slug, amount, tax from invoices where about = ${number}`,
    );
    return rows;
  };
  const taken = async (number: string) => {
    const { rows } = await app.database.db.execute(
      sql`select from payments where payable_kind = 'forward_request' and payable_id = ${Number(number.slice(2))}`,
    );
    return rows.length;
  };

  test("I14 that was done stays due when its request is given up: one invoice for it alone, and nothing else is taken", async () => {
    const { slug, number } = await rehearsed();
    await staff("measure", { number, boxes: [BOX] });
    expect((await mailed()).map(({ template }) => template)).toEqual(["forward-request-rehearsed"]);
    await ask("cancel", { slug });
    expect((await templates()).sort()).toEqual(["forward-request-cancelled", "invoice-issued"]);
    const [fee, ...others] = await invoicesAbout(number);
    // €3 including VAT.
    expect([fee?.amount, fee?.tax, others]).toEqual(["30000", "5200", []]);
    const before = await balance();
    await payByBalance(app, ruta, fee?.slug ?? "");
    expect([before - (await balance()), await taken(number)]).toEqual([30_000, 0]);
  });

  test("I14 that expires stays due as well; one that was not done, or is paid with its request, does not", async () => {
    const over = await rehearsed();
    await staff("measure", { number: over.number, boxes: [BOX] });
    await app.database.db.execute(sql`update forward_requests set expires_at = now() where slug = ${over.slug}`);
    await clock();
    expect(await invoicesAbout(over.number)).toHaveLength(1);
    const early = await rehearsed();
    await ask("cancel", { slug: early.slug });
    const paid = await rehearsed();
    await staff("measure", { number: paid.number, boxes: [BOX] });
    await payByBalance(app, ruta, paid.slug);
    expect([...(await invoicesAbout(early.number)), ...(await invoicesAbout(paid.number))]).toEqual([]);
  });
});
