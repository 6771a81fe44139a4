import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { fromMinor, type Money } from "#domain/money/money/money.ts";
import { checkLedger } from "#modules/money/balance/index.ts";
import {
  addForwarder,
  addParcel,
  type Forwarder,
  paidRequest,
  requestCall,
  SERUM,
  SHOES,
  warehouseWorker,
} from "#testing/forwarding/forward-requests.ts";
import { checkForwarding } from "#testing/invariants/check-forwarding.ts";
import { checkPayments } from "#testing/invariants/check-payments.ts";
import { silentProvider } from "#testing/money/paying.ts";
import { pdfText } from "#testing/pdf-text.ts";
import { call, createTestApp, type TestApp, visit } from "#testing/test-app.ts";

let app: TestApp;
let ruta: Forwarder;
let staff: Awaited<ReturnType<typeof warehouseWorker>>;

beforeAll(async () => {
  app = await createTestApp({ providers: [silentProvider()], poolSize: 12 });
  staff = await warehouseWorker(app);
});
beforeEach(async () => {
  ruta = await addForwarder(app);
});
afterAll(async () => {
  expect(await checkForwarding(app.database.db)).toEqual([]);
  expect([...(await checkPayments(app.database.db)), ...(await checkLedger(app.database.db))]).toEqual([]);
  await app.close();
});

const BOX = { weight_grams: 1_480, length_mm: 300, width_mm: 180, height_mm: 100 };

/** A dispatched request with its customs charges. */
async function dispatched() {
  const parcels = [await addParcel(app, ruta, SHOES), await addParcel(app, ruta, SERUM)];
  const { slug, number } = await paidRequest(app, ruta, parcels);
  await staff("start", { number });
  await staff("measure", { number, boxes: [BOX] });
  await staff("label", { number });
  await staff("dispatch", { number });
  const lines: { key: string; amount: number }[] = (await show(slug)).lines;
  const sumOf = (key: string) =>
    lines.filter((line) => line.key === key).reduce((sum, { amount }) => sum + amount, 0) as Money;
  return { slug, number, duty: sumOf("duty"), import_vat: sumOf("import_vat") };
}

/** The mails of the enqueued effects. */
async function mailed() {
  app.mails.length = 0;
  for (const { name, payload } of app.enqueued.splice(0))
    if (name.endsWith("-effect")) await app.runJob({ name } as Parameters<TestApp["runJob"]>[0], payload);
  return app.mails;
}

const show = async (slug: string) => (await requestCall(app, ruta, "get", { slug })).json().request;
const balance = async () =>
  (await call(app, "/balance/get", { currency_id: 1 }, { cookies: ruta.cookies })).json().balance.amount;
const settle = (body: object) => staff("settle-customs", body);
const invoicesAbout = async (number: string) =>
  (
    await app.database.db.execute<{ id: number; kind: string; amount: string; state: string; lines: object[] }>(
      sql`select id, kind, amount, state, lines from invoices where about = ${number}`,
    )
  ).rows;

describe("FORWARDING-03 what customs took", () => {
  test("I14 less is refunded automatically, and what is due is what was kept", async () => {
    const { slug, number, duty, import_vat } = await dispatched();
    const [before, due] = [await balance(), (await show(slug)).due];
    app.enqueued.length = 0;
    const answer = await settle({ number, duty: 0, import_vat: import_vat - fromMinor(250) });
    const refunded = duty + fromMinor(250);
    expect(answer.json()).toMatchObject({
      outcome: "returned",
      difference: refunded,
      invoice: null,
      state: "dispatched",
    });
    const request = await show(slug);
    expect(request.customs_settlement).toMatchObject({
      outcome: "returned",
      taken: import_vat - fromMinor(250),
      difference: refunded,
      invoice: null,
    });
    expect([(await balance()) - before, due - request.due]).toEqual([refunded, refunded]);
    expect(request.timeline.slice(0, 2).map(({ key }: { key: string }) => key)).toEqual([
      "forwarding.timeline.refund_partly",
      "forwarding.timeline.customs-returned",
    ]);
    expect(request.lines.find(({ key }: { key: string }) => key === "import_vat")).toMatchObject({
      amount: import_vat - fromMinor(250),
      certainty: "fixed",
    });
    expect(await mailed()).toMatchObject([{ template: "forward-request-customs-returned", values: { number } }]);
  });

  test("I14 T130 the invoice stays what was due after packing, also where nobody has asked for it before", async () => {
    const { slug, number } = await dispatched();
    const { due, invoice_url } = await show(slug);
    app.enqueued.length = 0;
    await settle({ number, duty: 0, import_vat: 0 });
    expect((await show(slug)).due).toBeLessThan(due);
    const { rawPayload } = await visit(app, { path: invoice_url, cookies: ruta.cookies });
    expect(pdfText(rawPayload)).toContain(`€${(due / 10_000).toFixed(2)}`);
  });

  test("I14 much more is asked for by an invoice of kind customs, and the request costs what was agreed", async () => {
    const { slug, number, duty, import_vat } = await dispatched();
    const [before, due] = [await balance(), (await show(slug)).due];
    const more = fromMinor(2_000);
    app.enqueued.length = 0;
    const { outcome, difference, invoice } = (await settle({ number, duty: duty + more, import_vat })).json();
    expect([outcome, difference]).toEqual(["invoiced", more]);
    const invoices = await invoicesAbout(number);
    expect(invoices).toMatchObject([
      { kind: "customs", amount: String(more), state: "awaiting_payment", lines: [{ treatment: "disbursement" }] },
    ]);
    expect(invoice).toBe(`IN${invoices[0]?.id}`);
    expect([(await show(slug)).due, await balance()]).toEqual([due, before]);
    const shown = await show(slug);
    expect(shown.timeline[0].key).toBe("forwarding.timeline.customs-invoiced");
    expect(shown.customs_settlement).toMatchObject({
      taken: duty + more + import_vat,
      difference: more,
      invoice: { number: invoice, slug: expect.any(String), state: "awaiting_payment" },
    });
    expect((await mailed()).map(({ template }) => template)).toEqual(["invoice-issued"]);
  });

  test("FORWARDING-03 a little more is ours to bear: no invoice, nothing returned, no news for the customer", async () => {
    const { slug, number, duty, import_vat } = await dispatched();
    const [before, { due, timeline }] = [await balance(), await show(slug)];
    const answer = await settle({ number, duty: duty + fromMinor(200), import_vat });
    expect(answer.json()).toMatchObject({ outcome: "borne", difference: fromMinor(200) });
    expect([await invoicesAbout(number), await balance()]).toEqual([[], before]);
    expect(await show(slug)).toMatchObject({ due, timeline });
  });

  test("I14 of ten calls at once one settles, and the money is refunded once", async () => {
    const { number, duty, import_vat } = await dispatched();
    const before = await balance();
    const answers = await Promise.all(Array.from({ length: 10 }, () => settle({ number, duty: 0, import_vat: 0 })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(9).fill(409)]);
    expect((await balance()) - before).toBe(duty + import_vat);
    const { items } = (await staff("list", { filter: { state: "dispatched" }, sort: "-created_at" })).json();
    expect(items.find((item: { number: string }) => item.number === number).next_events).not.toContain(
      "settle_customs",
    );
  });

  test("ERROR-05 refuses sums below nothing and parts of a cent at their field, and before it is dispatched", async () => {
    const { number } = await dispatched();
    for (const [field, body] of [
      ["duty", { duty: -10_000, import_vat: 0 }],
      ["import_vat", { duty: 0, import_vat: 55 }],
    ] as const) {
      const answer = await settle({ number, ...body });
      expect([answer.statusCode, answer.json().errors]).toEqual([422, { [field]: "payment.refund.amount" }]);
    }
    const paid = await paidRequest(app, ruta, [await addParcel(app, ruta, SHOES)]);
    expect((await settle({ number: paid.number, duty: 0, import_vat: 0 })).statusCode).toBe(409);
  });
});
