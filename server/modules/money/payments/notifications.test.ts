import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { PROVIDER } from "#domain/money/payments/provider.ts";
import { checkPayments } from "#testing/invariants/check-payments.ts";
import { addBill, billOf } from "#testing/money/bills.ts";
import {
  breakAnswers,
  chargesOf,
  control,
  pressAtTill,
  refundAtStripe,
  SIMULATOR_PATHS,
  sendAll,
  stripeSignature,
  tillOf,
  writtenNotifications,
} from "#testing/money/payment-simulator.ts";
import {
  begin,
  beginAndStart,
  eventsOf,
  expectMoneyInvariants,
  openPayingShop,
  type PayingShop,
  paymentOf,
  reaches,
} from "#testing/money/payments.ts";

let shop: PayingShop;
beforeAll(async () => {
  shop = await openPayingShop();
});
beforeEach(() => control(shop, SIMULATOR_PATHS.control.notifications, { held: true }));
afterEach(() => expectMoneyInvariants(shop));
afterAll(() => shop.close());

/** A bill that was paid at the provider, whose notification is held back. */
async function paidWithoutNotification(provider: 1 | 2 | 3 = PROVIDER.card) {
  const bill = await addBill(shop.db, { cents: 1_000 });
  const payment = await beginAndStart(shop, bill, { provider, cents: provider === PROVIDER.wallet ? 1_010 : 1_000 });
  await pressAtTill(shop, payment.redirectUrl);
  return { bill, ...payment, notifications: () => writtenNotifications(shop, payment.reference) };
}

const post = (body: string, headers: Record<string, string>) =>
  fetch(`${shop.shopUrl}/api/callbacks/stripe`, { method: "POST", body, headers });

describe("T119 only what proves to come from the provider has an effect", () => {
  test("Stripe: no signature, a wrong secret, an altered body, too old, from the future; then the genuine one", async () => {
    const { reference, bill, notifications } = await paidWithoutNotification();
    const [genuine] = await notifications();
    const body = genuine?.body ?? "";
    const at = (seconds: number) => stripeSignature(body, Date.now() + seconds * 1_000);
    const attempts: [string, Record<string, string>][] = [
      [body, {}],
      [body, { "stripe-signature": stripeSignature(body, Date.now(), "whsec_another") }],
      [body.replace('"livemode":false', '"livemode":true'), { "stripe-signature": at(0) }],
      [body, { "stripe-signature": at(-400) }],
      [body, { "stripe-signature": at(400) }],
    ];
    for (const [sent, headers] of attempts) expect((await post(sent, headers)).status).toBe(400);
    expect(await paymentOf(shop, reference)).toMatchObject({ state: "redirected" });
    expect((await post(body, { "stripe-signature": at(0) })).status).toBe(200);
    expect((await post(body, { "stripe-signature": at(200) })).status).toBe(200);
    expect(await billOf(shop.db, bill.id)).toMatchObject({ state: "paid", settled: 1 });
  });

  test("PayPal: without its headers, and with an altered event", async () => {
    const { reference, notifications } = await paidWithoutNotification(PROVIDER.wallet);
    const [genuine] = await notifications();
    const url = `${shop.shopUrl}/api/callbacks/paypal`;
    const altered = genuine?.body.replace("APPROVED", "APPROVED ") ?? "";
    const answers = [
      await fetch(url, { method: "POST", body: genuine?.body ?? "" }),
      await fetch(url, { method: "POST", body: altered, headers: genuine?.headers ?? {} }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([400, 400]);
    expect(await paymentOf(shop, reference)).toMatchObject({ state: "redirected" });
    await sendAll(await notifications());
    await reaches(shop, reference, "paid");
  });

  test("Paysera: altered data, one signature missing, and the address that the payer comes back to", async () => {
    const { reference, notifications } = await paidWithoutNotification(PROVIDER.regional);
    const genuine = new URL((await notifications())[0]?.url ?? "");
    const forged = new URL(genuine);
    forged.searchParams.set("data", `${genuine.searchParams.get("data")}AA`);
    const unsigned = new URL(genuine);
    for (const name of ["ss2", "ss3"]) unsigned.searchParams.delete(name);
    for (const url of [forged, unsigned]) expect((await fetch(url)).status).toBe(400);
    expect(await paymentOf(shop, reference)).toMatchObject({ state: "redirected" });
    const answer = await fetch(genuine);
    expect([answer.status, await answer.text()]).toEqual([200, "OK"]);
    await reaches(shop, reference, "paid");
  });

  test("what is far too large is not even read, and nobody but the three has an address", async () => {
    expect((await post("x".repeat(200_000), {})).status).toBe(413);
    expect((await fetch(`${shop.shopUrl}/api/callbacks/nobody`, { method: "POST" })).status).toBe(404);
  });

  test("Paysera may also post its form", async () => {
    const { reference, notifications } = await paidWithoutNotification(PROVIDER.regional);
    const { searchParams } = new URL((await notifications())[0]?.url ?? "");
    const answer = await fetch(`${shop.shopUrl}/api/callbacks/paysera`, { method: "POST", body: searchParams });
    expect([answer.status, await answer.text()]).toEqual([200, "OK"]);
    expect(await paymentOf(shop, reference)).toMatchObject({ state: "paid" });
  });
});

describe("T119 text that PostgreSQL cannot store", () => {
  const HOSTILE = "\\u0000 and half of an emoji: \\ud83d";

  test("T119 in a genuine notification is left out: the payment is applied", async () => {
    const { bill, notifications } = await paidWithoutNotification();
    const [genuine] = await notifications();
    const body = genuine?.body.replace(/"id":"evt_/, `"note":"${HOSTILE}","id":"evt_`) ?? "";
    expect(body).toContain("ud83d");
    expect((await post(body, { "stripe-signature": stripeSignature(body) })).status).toBe(200);
    expect((await post(body, { "stripe-signature": stripeSignature(body) })).status).toBe(200);
    expect(await billOf(shop.db, bill.id)).toMatchObject({ state: "paid", settled: 1 });
    expect((await eventsOf(shop)).at(-1)).toMatchObject({ outcome: "applied" });
  });

  test("T120 in the names of a genuine notification: it is parked", async () => {
    const { notifications } = await paidWithoutNotification();
    const [genuine] = await notifications();
    const body = (genuine?.body ?? "")
      .replace(/"id":"evt_/, `"id":"evt_${HOSTILE}`)
      .replaceAll(/"(client_reference_id|reference|payment_intent)":"[^"]*"/g, `"$1":"${HOSTILE}"`)
      .replaceAll(/"id":"(cs|pi|ch)_/g, `"id":"$1_${HOSTILE}`);
    const { status } = await post(body, { "stripe-signature": stripeSignature(body) });
    expect(status).toBe(200);
    expect(shop.warnings.at(-1)).toMatchObject({ provider: "Stripe", reason: "unknown_payment" });
    await sendAll(await notifications());
  });

  test("T119 what is refused is logged with provider and reason", async () => {
    expect((await post("{}", { "stripe-signature": "t=1,v1=00" })).status).toBe(400);
    expect(shop.warnings.at(-1)).toMatchObject({ provider: "Stripe", reason: "wrong signature" });
  });
});

describe("T120 what does not agree is parked, and nothing is paid by it", () => {
  test("a payment that nobody began", async () => {
    const { notifications } = await paidWithoutNotification();
    const [genuine] = await notifications();
    const body = (genuine?.body ?? "")
      .replace(/"client_reference_id":"[^"]+"/, '"client_reference_id":"nobody"')
      .replaceAll(/(cs_test|pi|evt)_\w+/g, "$1_nobody");
    expect((await post(body, { "stripe-signature": stripeSignature(body) })).status).toBe(200);
    expect(await eventsOf(shop)).toContainEqual({
      outcome: "parked",
      reason: "unknown_payment",
      kind: "paid",
      event_id: "evt_nobody",
    });
    await sendAll(await notifications());
  });

  test.each([
    ["amount", { wrongAmount: "1" }, "other_amount"],
    ["currency", { wrongCurrency: "1" }, "other_currency"],
  ])("another %s than was asked for", async (_name, wrong, reason) => {
    const bill = await addBill(shop.db, { cents: 1_000 });
    const { reference, redirectUrl } = await beginAndStart(shop, bill, { cents: 1_000 });
    await pressAtTill(shop, redirectUrl, { action: "pay", ...wrong });
    await sendAll(await writtenNotifications(shop, reference));
    expect((await eventsOf(shop)).at(-1)).toMatchObject({ outcome: "parked", reason });
    expect(await billOf(shop.db, bill.id)).toMatchObject({ state: "unpaid", settled: 0 });
  });

  test("I5 a second sum of money for a payment that is paid already", async () => {
    const { bill, notifications, reference } = await paidWithoutNotification();
    await sendAll(await notifications());
    const first = { paymentProcessorId: PROVIDER.card, reference, transaction: "pi_1", amount: 100_000, refunded: 0 };
    const charges = [first, { ...first, transaction: "pi_again" }];
    expect(await checkPayments(shop.db, charges)).toMatchObject([{ rule: "I5 no money in limbo" }]);
    const body = (await notifications())[0]?.body.replaceAll(/(pi|evt)_\w+/g, "$1_again") ?? "";
    expect((await post(body, { "stripe-signature": stripeSignature(body) })).status).toBe(200);
    expect((await eventsOf(shop)).at(-1)).toMatchObject({ outcome: "parked", reason: "other_transaction" });
    expect(await checkPayments(shop.db, charges)).toEqual([]);
    expect(await billOf(shop.db, bill.id)).toMatchObject({ state: "paid", settled: 1 });
  });

  test("I4 the money of another payment", async () => {
    const [paid, unpaid] = [await paidWithoutNotification(), await paidWithoutNotification()];
    await sendAll(await paid.notifications());
    const intentOf = (body = "") => /pi_\w+/.exec(body)?.[0] ?? "";
    const [[first], [second]] = [await paid.notifications(), await unpaid.notifications()];
    const body = second?.body.replaceAll(intentOf(second.body), intentOf(first?.body)) ?? "";
    expect((await post(body, { "stripe-signature": stripeSignature(body) })).status).toBe(200);
    expect((await eventsOf(shop)).at(-1)).toMatchObject({ outcome: "parked", reason: "other_transaction" });
    expect(await billOf(shop.db, unpaid.bill.id)).toMatchObject({ state: "unpaid", settled: 0 });
  });

  test("money of the real world in a shop for tests", async () => {
    const { bill, notifications } = await paidWithoutNotification();
    const body = (await notifications())[0]?.body.replace('"livemode":false', '"livemode":true') ?? "";
    expect((await post(body, { "stripe-signature": stripeSignature(body) })).status).toBe(200);
    expect((await eventsOf(shop)).at(-1)).toMatchObject({ outcome: "parked", reason: "test_money" });
    expect(await billOf(shop.db, bill.id)).toMatchObject({ state: "unpaid" });
  });
});

describe("PAYMENT-03 a notification counts once, in any order", () => {
  test("F03 fifty copies at the same moment: one effect, and all are answered 200", async () => {
    const { reference, bill, notifications } = await paidWithoutNotification();
    const [genuine] = await notifications();
    if (!genuine) throw new Error("Nothing was written");
    const statuses = await sendAll(Array.from({ length: 50 }, () => genuine));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await paymentOf(shop, reference)).toMatchObject({ state: "paid" });
    expect(await billOf(shop.db, bill.id)).toMatchObject({ settled: 1 });
  });

  test("F04 refunded is heard before paid: the provider's own state decides", async () => {
    const { reference, bill, notifications } = await paidWithoutNotification();
    const { rows } = await shop.db.execute<{ id: string }>(
      `select provider_reference as id from payments where reference = '${reference}'`,
    );
    const intent = String(rows[0]?.id).replace("cs_test_", "pi_");
    await refundAtStripe(shop, intent, 400);
    const [paid, refunded] = await notifications();
    if (!paid || !refunded) throw new Error("There should be two notifications");
    await sendAll([refunded]);
    expect(await paymentOf(shop, reference)).toMatchObject({ state: "partially_refunded", refunded: "40000" });
    await sendAll([paid, refunded]);
    expect(await paymentOf(shop, reference)).toMatchObject({ state: "partially_refunded", refunded: "40000" });
    expect(await billOf(shop.db, bill.id)).toMatchObject({ settled: 1, refunded: "40000" });
  });

  test("F04 what was said before the money came is heard after it: how it stands now is what counts", async () => {
    await control(shop, SIMULATOR_PATHS.control.notifications, { laterMs: 1 });
    const bill = await addBill(shop.db, { cents: 1_000 });
    const { reference, redirectUrl } = await beginAndStart(shop, bill, { cents: 1_000 });
    await pressAtTill(shop, redirectUrl, "payLater");
    await expect.poll(() => writtenNotifications(shop, reference), { timeout: 10_000 }).toHaveLength(2);
    const [waiting, paid] = await writtenNotifications(shop, reference);
    if (!waiting || !paid) throw new Error("There should be two notifications");
    expect(waiting.body).toContain('"payment_status":"unpaid"');
    await sendAll([waiting]);
    expect(await paymentOf(shop, reference)).toMatchObject({ state: "paid" });
    await sendAll([paid]);
    expect(await billOf(shop.db, bill.id)).toMatchObject({ state: "paid", settled: 1 });
  });

  test("F04 paid is heard before our own question was answered: the answer changes nothing", async () => {
    const bill = await addBill(shop.db, { cents: 1_000 });
    const begun = await begin(shop, bill, { cents: 1_000 });
    if (begun.result !== "begun") throw new Error(begun.result);
    await breakAnswers(shop, { path: SIMULATOR_PATHS.stripe.sessions, kind: "hang", seconds: 1, hasEffect: true });
    const starting = shop.payments.startPayment(begun);
    await pressAtTill(shop, await tillOf(shop, begun.reference));
    await sendAll(await writtenNotifications(shop, begun.reference));
    expect(await starting).toEqual({ result: "done", reference: begun.reference });
    expect(await paymentOf(shop, begun.reference)).toMatchObject({ state: "paid" });
  });

  test("F14 what is approved at a wallet after the payer has turned to a card is not taken", async () => {
    const bill = await addBill(shop.db, { cents: 1_000 });
    const wallet = await beginAndStart(shop, bill, { provider: PROVIDER.wallet, cents: 1_010 });
    await pressAtTill(shop, wallet.redirectUrl);
    await beginAndStart(shop, bill, { cents: 1_000 });
    await sendAll(await writtenNotifications(shop, wallet.reference));
    expect(await paymentOf(shop, wallet.reference)).toMatchObject({ state: "cancelled", captured: "0" });
    expect((await chargesOf(shop)).filter(({ reference }) => reference === wallet.reference)).toEqual([]);
  });

  test("F06 the browser's return and the notification in the same moment see the same payment", async () => {
    const { bill, notifications, ...begun } = await paidWithoutNotification();
    const { reference } = begun;
    const looks = Array.from({ length: 10 }, () => shop.payments.startPayment(begun));
    const [, ...seen] = await Promise.all([sendAll(await notifications()), ...looks]);
    expect(new Set(seen.map((start) => start.reference))).toEqual(new Set([reference]));
    expect(await billOf(shop.db, bill.id)).toMatchObject({ state: "paid", settled: 1 });
  });
});
