import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { fromMinor } from "#domain/money/money/money.ts";
import { PROVIDER, type ProviderId } from "#domain/money/payments/provider.ts";
import { addBill } from "#testing/money/bills.ts";
import { control, pressAtTill, refundAtStripe, SIMULATOR_PATHS } from "#testing/money/payment-simulator.ts";
import {
  addCustomer,
  balanceOf,
  begin,
  beginAndStart,
  contextOf,
  eventsOf,
  expectMoneyInvariants,
  methodId,
  openPayingShop,
  type PayingShop,
  paymentOf,
  reaches,
  refundPayment,
} from "#testing/money/payments.ts";
import { findPayable, payPayable, presentPayable } from "./attempts/pay-payable.ts";
import { presentState } from "./attempts/payment-state.ts";
import { beginTopUp, presentTopUp } from "./top-ups/top-up.ts";

let shop: PayingShop;
beforeAll(async () => {
  shop = await openPayingShop();
});
afterEach(() => expectMoneyInvariants(shop));
afterAll(() => shop.close());

async function toppingUp(userId: number, cents: number, provider: ProviderId = PROVIDER.card) {
  const input = {
    amount: fromMinor(cents),
    payment_method_id: methodId(shop, provider),
    option: null,
  };
  return beginTopUp(shop.payments, contextOf(shop, { userId }), input);
}

describe("ACCOUNT-04 topping up a balance", () => {
  test("is offered by every provider but the balance itself, without a fee, between the limits", async () => {
    const options = presentTopUp(shop.payments, contextOf(shop, { userId: 1 }));
    expect(options).toMatchObject({ currency: "EUR", minimum: fromMinor(500), maximum: fromMinor(500_000) });
    const offered = options.payment_methods.map(({ payment_processor_id, fee }) => [payment_processor_id, fee]);
    expect(offered.sort()).toEqual([
      [1, 0],
      [2, 0],
      [3, 0],
    ]);
  });

  test("ACCOUNT-02 adds exactly what was paid, with the processor's name and transaction in the history", async () => {
    for (const provider of [PROVIDER.card, PROVIDER.wallet, PROVIDER.regional] as const) {
      const userId = await addCustomer(shop);
      const started = await toppingUp(userId, 2_500, provider);
      expect(started).toMatchObject({ result: "redirect", order_number: expect.stringMatching(/^TU\d+$/) });
      expect(await balanceOf(shop, userId)).toMatchObject({ balance: 0 });
      await pressAtTill(shop, started.redirect_url ?? "");
      await reaches(shop, started.payment ?? "", "paid");
      expect(await balanceOf(shop, userId)).toEqual({ balance: fromMinor(2_500), held: 0 });
      const { rows } = await shop.db.execute(sql`
        select rel_type, payment_processor_name as name, payment_processor_transaction_id as transaction
        from ledger_transactions where idempotency_key = ${`payment:${started.payment}`}`);
      expect(rows).toEqual([
        {
          rel_type: 3,
          name: shop.payments.deps.providers.get(provider)?.name,
          transaction: expect.stringMatching(/./),
        },
      ]);
    }
  });

  test("T121 can be refunded while it is still there, and not after it was spent", async () => {
    const userId = await addCustomer(shop);
    const started = await toppingUp(userId, 2_500);
    await pressAtTill(shop, started.redirect_url ?? "");
    await reaches(shop, started.payment ?? "", "paid");
    const bill = await addBill(shop.db, { cents: 2_000, userId });
    expect(await begin(shop, bill, { provider: PROVIDER.balance, cents: 0 })).toMatchObject({ isSettled: true });
    const refund = async (cents: number) =>
      refundPayment(shop, {
        key: `topup-${cents}`,
        payment: started.payment ?? "",
        amount: fromMinor(cents),
        destination: "provider",
        reason: "not needed",
      });
    await expect(refund(2_500)).rejects.toMatchObject({ code: "invalid_input" });
    await refund(500);
    await shop.jobs.drain();
    expect(await balanceOf(shop, userId)).toEqual({ balance: 0, held: 0 });
  });
});

describe("I3 I5 money of a top-up that moved where we did not look", () => {
  const paidTopUp = async (userId: number) => {
    const started = await toppingUp(userId, 2_500);
    await pressAtTill(shop, started.redirect_url ?? "");
    await reaches(shop, started.payment ?? "", "paid");
    return started;
  };
  const transactionOf = async (reference: string | null) => {
    const { rows } = await shop.db.execute<{ intent: string }>(
      sql`select provider_transaction as intent from payments where reference = ${reference}`,
    );
    return rows[0]?.intent ?? "";
  };

  test("refunded at the provider after it was spent here: staff see it, and no balance falls below nothing", async () => {
    const userId = await addCustomer(shop);
    const { payment } = await paidTopUp(userId);
    const bill = await addBill(shop.db, { cents: 2_000, userId });
    await begin(shop, bill, { provider: PROVIDER.balance, cents: 0 });
    await refundAtStripe(shop, await transactionOf(payment), 2_500);
    await reaches(shop, payment ?? "", "refunded");
    expect(await eventsOf(shop)).toContainEqual(
      expect.objectContaining({ outcome: "parked", reason: "refund_excess" }),
    );
    expect(await balanceOf(shop, userId)).toEqual({ balance: fromMinor(500), held: 0 });
  });

  test("paid once more after it was refunded: the second sum is refunded as well", async () => {
    const userId = await addCustomer(shop);
    const first = await toppingUp(userId, 2_500);
    const again = await payPayable(shop.payments, contextOf(shop, { userId }), {
      slug: first.slug,
      payment_method_id: methodId(shop, PROVIDER.card),
      option: null,
      uses_balance: false,
      total: fromMinor(2_500),
    });
    await pressAtTill(shop, again.redirect_url ?? "");
    await reaches(shop, again.payment ?? "", "paid");
    await refundAtStripe(shop, await transactionOf(again.payment), 2_500);
    await reaches(shop, again.payment ?? "", "refunded");
    await pressAtTill(shop, first.redirect_url ?? "");
    await reaches(shop, first.payment ?? "", "paid");
    expect(await paymentOf(shop, first.payment ?? "")).toMatchObject({ failure: "returned" });
    await shop.jobs.drain();
    expect(await balanceOf(shop, userId)).toEqual({ balance: 0, held: 0 });
  });
});

describe("PAYMENT-02 what is still unpaid can be paid by everybody who knows its address", () => {
  test("says what it is, how it can be paid, what the balance has, and why it did not work before", async () => {
    const userId = await addCustomer(shop, 700);
    const bill = await addBill(shop.db, { cents: 1_000, userId });
    const context = contextOf(shop, { userId });
    const { redirectUrl, reference } = await beginAndStart(shop, bill, {
      provider: PROVIDER.regional,
      cents: 300,
      usesBalance: true,
    });
    expect(await presentPayable(shop.payments, context, bill.slug)).toMatchObject({
      kind: "quote",
      number: bill.number,
      due: fromMinor(1_000),
      balance: { amount: fromMinor(700) },
      last_failure_key: null,
    });
    await pressAtTill(shop, redirectUrl, "decline");
    await reaches(shop, reference, "failed");
    expect(await presentPayable(shop.payments, context, bill.slug)).toMatchObject({
      last_failure_key: "payment.failure.declined",
    });
    expect(await presentPayable(shop.payments, contextOf(shop), bill.slug)).toMatchObject({ balance: null });
    expect(await findPayable(shop.payments.deps, context, "of-nothing")).toBeNull();
  });

  test("T117 is paid by balance and card together, for the total that was shown and no other", async () => {
    const userId = await addCustomer(shop, 700);
    const bill = await addBill(shop.db, { cents: 1_000, userId });
    const input = {
      slug: bill.slug,
      payment_method_id: methodId(shop, PROVIDER.card),
      option: null,
      uses_balance: true,
    };
    const context = contextOf(shop, { userId });
    expect(await payPayable(shop.payments, context, { ...input, total: fromMinor(299) })).toMatchObject({
      result: "changed",
    });
    const started = await payPayable(shop.payments, context, { ...input, total: fromMinor(300) });
    expect(started).toMatchObject({ result: "redirect", order_number: bill.number, slug: bill.slug });
    await pressAtTill(shop, started.redirect_url ?? "");
    await reaches(shop, started.payment ?? "", "paid");
    expect(await payPayable(shop.payments, context, { ...input, total: fromMinor(300) })).toMatchObject({
      result: "already_paid",
    });
  });
});

describe("T058 coming back from the provider changes nothing", () => {
  test("asking for the state, with any other words in the address, changes nothing; only its payer may ask", async () => {
    await control(shop, SIMULATOR_PATHS.control.notifications, { held: true });
    const userId = await addCustomer(shop);
    const bill = await addBill(shop.db, { cents: 1_000, userId });
    const { reference } = await beginAndStart(shop, bill, { cents: 1_000 });
    const mine = contextOf(shop, { userId });
    const state = await presentState(shop.payments.deps, mine, reference);
    expect(state).toMatchObject({ outcome: "confirming", number: bill.number, can_retry: true, purchase: null });
    expect(await paymentOf(shop, reference)).toMatchObject({ state: "redirected" });
    for (const other of [contextOf(shop), contextOf(shop, { userId: await addCustomer(shop) })])
      await expect(presentState(shop.payments.deps, other, reference)).rejects.toMatchObject({ code: "not_found" });
    await expect(presentState(shop.payments.deps, mine, "of-nothing")).rejects.toMatchObject({ code: "not_found" });
  });
});
