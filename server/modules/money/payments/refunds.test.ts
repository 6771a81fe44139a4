import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { fromMinor } from "#domain/money/money/money.ts";
import { PROVIDER } from "#domain/money/payments/provider.ts";
import { addBill, billOf } from "#testing/money/bills.ts";
import {
  breakAnswers,
  chargesOf,
  pressAtTill,
  refundAtStripe,
  SIMULATOR_PATHS,
} from "#testing/money/payment-simulator.ts";
import {
  addCustomer,
  balanceOf,
  begin,
  beginAndStart,
  eventsOf,
  expectMoneyInvariants,
  openPayingShop,
  type PayingShop,
  paymentOf,
  reaches,
  refundPayment,
} from "#testing/money/payments.ts";

let shop: PayingShop;
beforeAll(async () => {
  shop = await openPayingShop();
});
afterEach(() => expectMoneyInvariants(shop));
afterAll(() => shop.close());

let lastKey = 0;

async function paidBill({
  provider = PROVIDER.card as 1 | 2 | 3,
  userId = null as number | null,
  cents = 1_000,
  usesBalance = false,
} = {}) {
  const bill = await addBill(shop.db, { cents: 1_000, userId });
  const { reference, redirectUrl } = await beginAndStart(shop, bill, { provider, cents, usesBalance });
  await pressAtTill(shop, redirectUrl);
  await reaches(shop, reference, "paid");
  return { bill, reference };
}

async function refund(
  payment: string,
  cents?: number,
  destination: "provider" | "balance" = "provider",
  key = `r${++lastKey}`,
) {
  const amount = cents === undefined ? undefined : fromMinor(cents);
  return refundPayment(shop, { payment, amount, destination, reason: "as asked", key });
}

const chargeOf = async (reference: string) => (await chargesOf(shop)).find((charge) => charge.reference === reference);

describe("T121 at most what was taken is refunded", () => {
  test("in deps, then the rest, then no more", async () => {
    const { bill, reference } = await paidBill();
    expect(await refund(reference, 300)).toMatchObject({ refunded: fromMinor(300), state: "paid" });
    await shop.jobs.drain();
    expect(await paymentOf(shop, reference)).toMatchObject({ state: "partially_refunded" });
    await refund(reference);
    await shop.jobs.drain();
    expect(await paymentOf(shop, reference)).toMatchObject({ state: "refunded" });
    await expect(refund(reference, 1)).rejects.toMatchObject({ code: "invalid_input" });
    expect(await chargeOf(reference)).toMatchObject({ refunded: 1_000 });
    expect(await billOf(shop.db, bill.id)).toMatchObject({ refunded: "100000" });
  });

  test("of a customer's bill too, whose balance could take more", async () => {
    const userId = await addCustomer(shop);
    const { bill, reference } = await paidBill({ userId });
    for (const destination of ["provider", "balance"] as const)
      await expect(refund(reference, 1_001, destination)).rejects.toMatchObject({
        data: { errors: { amount: "payment.refund.too-much" } },
      });
    await refund(reference, 600);
    await expect(refund(reference, 401, "balance")).rejects.toMatchObject({ code: "invalid_input" });
    await shop.jobs.drain();
    expect(await chargeOf(reference)).toMatchObject({ refunded: 600 });
    expect(await balanceOf(shop, userId)).toEqual({ balance: 0, held: 0 });
    expect(await billOf(shop.db, bill.id)).toMatchObject({ refunded: "60000" });
  });

  test("twenty members of staff at once: together never more than was taken", async () => {
    const { reference } = await paidBill();
    const asked = await Promise.allSettled(Array.from({ length: 20 }, () => refund(reference, 300)));
    expect(asked.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
    await shop.jobs.drain();
    expect(await chargeOf(reference)).toMatchObject({ refunded: 900 });
  });

  test("only in whole cents, and not less than one", async () => {
    const { reference } = await paidBill();
    for (const cents of [0.5, 1.01, 0, -1])
      await expect(refund(reference, cents)).rejects.toMatchObject({ code: "invalid_input" });
    expect(await paymentOf(shop, reference)).toMatchObject({ state: "paid", refunded: "0" });
  });

  test("the same request again, also after a crash, refunds once", async () => {
    const { reference } = await paidBill();
    await refund(reference, 400, "provider", "same");
    await refund(reference, 400, "provider", "same");
    await shop.jobs.drain();
    expect(await chargeOf(reference)).toMatchObject({ refunded: 400 });
  });

  test("a provider that fails after it did it is asked again, and does it once", async () => {
    const { reference } = await paidBill();
    await refund(reference, 400);
    await breakAnswers(shop, { path: SIMULATOR_PATHS.stripe.refunds, kind: "500", hasEffect: true });
    await expect(shop.jobs.drain()).rejects.toThrow("Stripe");
    expect(await paymentOf(shop, reference)).toMatchObject({ state: "paid", refunded: "40000" });
    await shop.jobs.again();
    expect(await paymentOf(shop, reference)).toMatchObject({ state: "partially_refunded" });
    expect(await chargeOf(reference)).toMatchObject({ refunded: 400 });
  });

  test("a provider that refuses: the ledger is as before, and staff see it", async () => {
    const { reference } = await paidBill();
    await shop.db.execute(`update payments set provider_transaction = 'pi_lost' where reference = '${reference}'`);
    await refund(reference);
    await shop.jobs.drain();
    expect(await paymentOf(shop, reference)).toMatchObject({ state: "paid", refunded: "0" });
    expect((await eventsOf(shop)).at(-1)).toMatchObject({ outcome: "parked", reason: "refund_refused" });
  });
});

describe("where money is refunded to", () => {
  test("of a mixed payment the provider's part first, then the balance's", async () => {
    const userId = await addCustomer(shop, 400);
    const { reference } = await paidBill({ userId, cents: 600, usesBalance: true });
    await refund(reference, 700);
    await shop.jobs.drain();
    expect(await chargeOf(reference)).toMatchObject({ refunded: 600 });
    expect(await balanceOf(shop, userId)).toEqual({ balance: fromMinor(100), held: 0 });
    await refund(reference);
    expect(await balanceOf(shop, userId)).toEqual({ balance: fromMinor(400), held: 0 });
    expect(await paymentOf(shop, reference)).toMatchObject({ state: "refunded" });
  });

  test("to the balance when that is wanted, at once; a guest has none", async () => {
    const userId = await addCustomer(shop);
    const { reference } = await paidBill({ userId });
    expect(await refund(reference, 1_000, "balance")).toMatchObject({ state: "refunded" });
    expect(await balanceOf(shop, userId)).toMatchObject({ balance: fromMinor(1_000) });
    const guest = await paidBill();
    await expect(refund(guest.reference, 100, "balance")).rejects.toMatchObject({ code: "invalid_input" });
  });

  test("to the balance here and by somebody at the provider too: staff see that it went twice", async () => {
    const userId = await addCustomer(shop);
    const { reference } = await paidBill({ userId });
    await refund(reference, 1_000, "balance");
    const { rows } = await shop.db.execute<{ intent: string }>(
      `select provider_transaction as intent from payments where reference = '${reference}'`,
    );
    await refundAtStripe(shop, rows[0]?.intent ?? "", 1_000);
    await expect
      .poll(async () => (await eventsOf(shop)).at(-1), { timeout: 10_000 })
      .toMatchObject({ reason: "refund_excess" });
    expect(await paymentOf(shop, reference)).toMatchObject({ state: "refunded", refunded: "100000" });
  });

  test("by PayPal as well; by Paysera only by hand, which is parked for staff", async () => {
    const wallet = await paidBill({ provider: PROVIDER.wallet, cents: 1_010 });
    await refund(wallet.reference);
    await shop.jobs.drain();
    expect(await chargeOf(wallet.reference)).toMatchObject({ refunded: 1_010 });
    const bank = await paidBill({ provider: PROVIDER.regional });
    await refund(bank.reference);
    await shop.jobs.drain();
    expect((await eventsOf(shop)).at(-1)).toMatchObject({ outcome: "parked", reason: "refund_by_hand" });
    expect(await paymentOf(shop, bank.reference)).toMatchObject({ state: "paid", refunded: "100000" });
  });

  test("F19 what cannot be had any more is refused, and its money is refunded automatically", async () => {
    const userId = await addCustomer(shop, 400);
    const bill = await addBill(shop.db, { cents: 1_000, userId });
    const { reference, redirectUrl } = await beginAndStart(shop, bill, { cents: 600, usesBalance: true });
    await shop.db.execute(`update bills set state = 'closed' where id = ${bill.id}`);
    await pressAtTill(shop, redirectUrl);
    await reaches(shop, reference, "paid");
    expect(await paymentOf(shop, reference)).toMatchObject({ failure: "returned" });
    expect(await balanceOf(shop, userId)).toEqual({ balance: fromMinor(400), held: 0 });
    await shop.jobs.drain();
    expect(await paymentOf(shop, reference)).toMatchObject({ state: "refunded" });
    expect(await billOf(shop.db, bill.id)).toMatchObject({ settled: 0, refunded: "0", returned: "60000" });
    expect(await begin(shop, bill, { cents: 1_000 })).toEqual({ result: "unavailable" });
  });

  test("F19 I3 money that is refused leaves the sums of what refused it as they were", async () => {
    const bill = await addBill(shop.db, { cents: 1_000 });
    const card = await beginAndStart(shop, bill, { cents: 1_000 });
    await beginAndStart(shop, bill, { provider: PROVIDER.wallet, cents: 1_010 });
    const { fee } = (await billOf(shop.db, bill.id)) ?? {};
    await shop.db.execute(`update bills set state = 'closed' where id = ${bill.id}`);
    await pressAtTill(shop, card.redirectUrl);
    await reaches(shop, card.reference, "paid");
    expect(await paymentOf(shop, card.reference)).toMatchObject({ failure: "returned" });
    expect(await billOf(shop.db, bill.id)).toMatchObject({ settled: 0, fee });
    expect(fee).toBe("1000");
    await shop.jobs.drain();
  });
});
