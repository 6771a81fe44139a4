import { afterAll, beforeAll, expect, test } from "vitest";
import type { StaffPayment } from "#contracts/staff/money/payments.ts";
import { fromMinor } from "#domain/money/money/money.ts";
import { paidByCard } from "#testing/aftersales/withdrawals.ts";
import { silentProvider } from "#testing/money/paying.ts";
import { addUser } from "#testing/people/identity.ts";
import { signedInMember, staffCall } from "#testing/people/staff.ts";
import { createTestApp, type TestApp } from "#testing/test-app.ts";
import { providerEvents } from "../tables.ts";

const MEMBER = "Eglė Kadaitė";

let app: TestApp;
let cookies: Awaited<ReturnType<typeof signedInMember>>["cookies"];
beforeAll(async () => {
  app = await createTestApp({ providers: [silentProvider()] });
  ({ cookies } = await signedInMember(app, { name: MEMBER }));
});
afterAll(() => app?.close());

const ask = (path: string, body: object, asking = cookies) => staffCall(app, path, body, { cookies: asking });
const list = async (filter: object) => (await ask("/payments/list", { filter })).json();
async function get(payment: string): Promise<StaffPayment> {
  const answer = await ask("/payments/get", { payment });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

/** A report of the provider that took another amount. */
const park = (paymentId: number, eventId: string) =>
  app.database.db.insert(providerEvents).values({
    paymentProcessorId: 1,
    eventId,
    paymentId,
    kind: "paid",
    amount: fromMinor(9_900),
    currency: "EUR",
    payload: { customer_email: "ruta@example.com" },
    outcome: "parked",
    reason: "other_amount",
  });

test("T065 a payment of another storefront is not found, as if there were none", async () => {
  const { reference } = await paidByCard(app);
  const { cookies: foreign } = await signedInMember(app, { storefronts: ["lv"] });
  const answers = await Promise.all([reference, "none"].map((payment) => ask("/payments/get", { payment }, foreign)));
  for (const answer of answers) {
    expect(answer.statusCode).toBe(404);
    expect({ ...answer.json(), request_id: "" }).toEqual({ ...answers[1]?.json(), request_id: "" });
  }
});

test("T120 what its provider reported is beside what is stored, without the message itself", async () => {
  const { id, reference, paymentId, amount } = await paidByCard(app);
  await park(paymentId, "evt_1");
  const answer = await ask("/payments/get", { payment: reference });
  expect(answer.json()).toMatchObject({
    ...(await list({ search: reference })).items[0],
    payable: `OR${id}`,
    asked: amount,
    parked: "other_amount",
    due: { state: "paid" },
    reports: [{ event_id: "evt_1", outcome: "parked", reason: "other_amount", amount: fromMinor(9_900) }],
    next_events: ["refund_part", "refund"],
  });
  expect(answer.body).not.toContain("customer_email");
});

test("the address of the customer is masked, whether of an account or of a guest", async () => {
  const userId = await addUser(app, { email: "payer@example.com" });
  const own = await paidByCard(app, { owner: { userId, visitorHash: null } });
  const guests = await paidByCard(app);
  expect((await get(own.reference)).customer).toMatchObject({ email: "p•••@example.com" });
  expect((await get(guests.reference)).customer).toEqual({ name: "", email: "r•••@example.com" });
});

test("a refund is listed with its reason and the member who asked for it; other attempts stand beside it", async () => {
  const { id, reference } = await paidByCard(app);
  const refund = { payment: reference, amount: fromMinor(500), reason: "a scratched lid" };
  expect((await ask("/payments/refund", refund)).statusCode).toBe(200);
  await app.database.db.execute(`
    insert into payments (reference, payable_kind, payable_id, storefront_code, language_id, currency_id,
      payment_processor_id, amount, state, failure, expires_at)
    values ('failed attempt of order ${id}', 'order', ${id}, 'lt', 1, 1, 1, 10000, 'failed', 'declined', now())`);
  const payment = await get(reference);
  expect(payment).toMatchObject({
    state: "paid",
    refunded: fromMinor(500),
    refunds: [{ state: "requested", amount: fromMinor(500), reason: "a scratched lid", by: MEMBER, ended_at: null }],
    others: [{ reference: `failed attempt of order ${id}`, state: "failed" }],
  });
  expect(payment.timeline).toContainEqual(
    expect.objectContaining({ kind: "refund", event: "request", by: MEMBER, note: "a scratched lid" }),
  );
  expect(payment.timeline).toContainEqual(
    expect.objectContaining({ kind: "staff", event: "payments.refund", by: MEMBER }),
  );
  const times = payment.timeline.map(({ at }) => Date.parse(at));
  expect(times).toEqual(times.toSorted((a, b) => b - a));
});

test("the list finds payments by the number of what they pay, and those with parked reports", async () => {
  const { id, reference, paymentId } = await paidByCard(app);
  const { reference: other } = await paidByCard(app);
  await park(paymentId, "evt_2");
  const found = async (filter: object) => (await list(filter)).items.map(({ payment }: { payment: string }) => payment);
  expect(await found({ search: `or ${id}` })).toEqual([reference]);
  expect(await found({ search: `FR${id}` })).toEqual([]);
  expect(await found({ is_parked: true })).toContain(reference);
  expect(await found({ is_parked: true })).not.toContain(other);
  expect(await found({ is_parked: false })).toContain(other);
  expect(await found({ payment_processor_id: [2], search: reference })).toEqual([]);
});
