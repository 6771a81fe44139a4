import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { PROVIDER } from "#domain/money/payments/provider.ts";
import { addBill, billOf } from "#testing/money/bills.ts";
import { breakAnswers, chargesOf, control, pressAtTill, SIMULATOR_PATHS } from "#testing/money/payment-simulator.ts";
import {
  addCustomer,
  balanceOf,
  begin,
  beginAndStart,
  expectMoneyInvariants,
  letTimePass,
  methodId,
  openPayingShop,
  type PayingShop,
  paymentOf,
} from "#testing/money/payments.ts";
import { readProviderPayment } from "./providers/provider-payment.ts";

let shop: PayingShop;
beforeEach(async () => {
  shop = await openPayingShop({ poolSize: 2, providerTimeoutMs: 3_000 });
});
afterEach(async () => {
  await expectMoneyInvariants(shop);
  await shop.close();
});

const { sessions } = SIMULATOR_PATHS.stripe;

async function begunByCard() {
  const bill = await addBill(shop.db, { cents: 1_000 });
  const begun = await begin(shop, bill, { cents: 1_000 });
  if (begun.result !== "begun") throw new Error(begun.result);
  return { bill, ...begun };
}

describe("a provider that does not answer", () => {
  test("F10 hanging calls hold no connection and no lock: others pay meanwhile, and the attempts end by themselves", async () => {
    await breakAnswers(shop, { path: sessions, kind: "hang", seconds: 120, times: 4 });
    const hanging = [await begunByCard(), await begunByCard(), await begunByCard(), await begunByCard()];
    const starting = hanging.map((begun) => shop.payments.startPayment(begun));
    const { rows } = await shop.db.execute(
      `select from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
    );
    expect(rows).toEqual([]);
    const other = await addBill(shop.db, { cents: 500 });
    await beginAndStart(shop, other, { provider: PROVIDER.wallet, cents: 505 });
    const [first] = hanging;
    const again = await addBill(shop.db, { cents: 700 });
    expect(await begin(shop, again, { provider: PROVIDER.regional, cents: 700 })).toMatchObject({ result: "begun" });
    expect((await Promise.all(starting)).map(({ result }) => result)).toEqual(Array(4).fill("unavailable"));
    expect(await paymentOf(shop, first?.reference ?? "")).toMatchObject({ state: "failed", failure: "unavailable" });
  });

  test("F10 an answer of a byte every other second is no answer", async () => {
    await breakAnswers(shop, { path: sessions, kind: "drip", seconds: 5 });
    const begun = await begunByCard();
    const { reference } = begun;
    expect(await shop.payments.startPayment(begun)).toEqual({ result: "unavailable", reference });
  });

  test("F11 after five failures the method is hidden, and the others work", async () => {
    const kinds = ["500", "429", "malformed", "500", "500"];
    for (const kind of kinds) {
      await breakAnswers(shop, { path: sessions, kind });
      const begun = await begunByCard();
      const { reference } = begun;
      expect(await shop.payments.startPayment(begun)).toEqual({ result: "unavailable", reference });
    }
    expect(methodId(shop, PROVIDER.card)).toBe(0);
    const bill = await addBill(shop.db, { cents: 1_000 });
    expect(await begin(shop, bill, { cents: 1_000 })).toEqual({ result: "unavailable" });
    await beginAndStart(shop, bill, { provider: PROVIDER.wallet, cents: 1_010 });
  });

  test("a failed start frees the held balance", async () => {
    const userId = await addCustomer(shop, 400);
    const bill = await addBill(shop.db, { cents: 1_000, userId });
    const begun = await begin(shop, bill, { cents: 600, usesBalance: true });
    if (begun.result !== "begun") throw new Error(begun.result);
    await breakAnswers(shop, { path: sessions, kind: "500" });
    await shop.payments.startPayment(begun);
    expect(await balanceOf(shop, userId)).toMatchObject({ held: 0 });
  });
});

describe("reconciliation finds what no notification reported", () => {
  test("F05 a notification that is lost for ever", async () => {
    await control(shop, SIMULATOR_PATHS.control.notifications, { lost: true });
    for (const provider of [PROVIDER.card, PROVIDER.wallet] as const) {
      const bill = await addBill(shop.db, { cents: 1_000 });
      const cents = provider === PROVIDER.wallet ? 1_010 : 1_000;
      const { reference, redirectUrl } = await beginAndStart(shop, bill, { provider, cents });
      await pressAtTill(shop, redirectUrl);
      await letTimePass(shop, reference);
      await shop.payments.reconcile();
      expect(await paymentOf(shop, reference)).toMatchObject({ state: "paid" });
      expect(await billOf(shop.db, bill.id)).toMatchObject({ state: "paid", settled: 1 });
    }
  });

  test("F05 several processes ask at once: each payment is taken by one of them, and paid once", async () => {
    await control(shop, SIMULATOR_PATHS.control.notifications, { lost: true });
    const bill = await addBill(shop.db, { cents: 1_000 });
    const { reference, redirectUrl } = await beginAndStart(shop, bill, { cents: 1_000 });
    await pressAtTill(shop, redirectUrl);
    await letTimePass(shop, reference);
    const asked = await Promise.all(Array.from({ length: 5 }, () => shop.payments.reconcile()));
    expect(asked.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await billOf(shop.db, bill.id)).toMatchObject({ state: "paid", settled: 1 });
  });

  test("F01 a process that died after it had asked: the same question opens the same session, not a second one", async () => {
    const begun = await begunByCard();
    const { reference, payment } = begun;
    // The process dies before it can store the answer.
    const { start } = shop.payments.deps.providers.get(PROVIDER.card) ?? {};
    if (!start) throw new Error("There is nothing to start");
    const answered = await start(await readProviderPayment(shop.payments.deps, payment));
    await letTimePass(shop, reference);
    await shop.payments.reconcile();
    expect(await shop.payments.startPayment(begun)).toEqual({
      result: "redirect",
      redirectUrl: answered.redirectUrl,
      reference,
    });
  });

  test("I5 money taken for an attempt that was given up, without a notification: it is found and refunded", async () => {
    await control(shop, SIMULATOR_PATHS.control.notifications, { lost: true });
    const bill = await addBill(shop.db, { cents: 1_000 });
    const first = await beginAndStart(shop, bill, { cents: 1_000 });
    const second = await beginAndStart(shop, bill, { cents: 1_000 });
    await pressAtTill(shop, first.redirectUrl);
    await pressAtTill(shop, second.redirectUrl);
    for (const { reference } of [second, first]) {
      await letTimePass(shop, reference);
      await shop.payments.reconcile();
    }
    await shop.jobs.drain();
    expect(await paymentOf(shop, second.reference)).toMatchObject({ state: "paid" });
    expect(await paymentOf(shop, first.reference)).toMatchObject({ state: "refunded", failure: "returned" });
    expect((await chargesOf(shop)).map(({ refunded }) => refunded).sort()).toEqual([0, 1_000]);
    expect(await billOf(shop.db, bill.id)).toMatchObject({ settled: 1, refunded: "0", returned: "100000" });
  });

  test("an attempt that nobody finished expires, and its page at the provider is closed", async () => {
    const userId = await addCustomer(shop, 400);
    const bill = await addBill(shop.db, { cents: 1_000, userId });
    const { reference, redirectUrl } = await beginAndStart(shop, bill, { cents: 600, usesBalance: true });
    await letTimePass(shop, reference, { isExpired: true });
    await shop.payments.reconcile();
    expect(await paymentOf(shop, reference)).toMatchObject({ state: "expired" });
    expect(await balanceOf(shop, userId)).toMatchObject({ held: 0 });
    await letTimePass(shop, reference);
    await shop.payments.reconcile();
    await pressAtTill(shop, redirectUrl);
    expect(await chargesOf(shop)).toEqual([]);
  });
});
