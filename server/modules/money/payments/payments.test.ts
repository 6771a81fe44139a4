import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { fromMinor } from "#domain/money/money/money.ts";
import { PROVIDER } from "#domain/money/payments/provider.ts";
import { addBill, billOf } from "#testing/money/bills.ts";
import { pressAtTill } from "#testing/money/payment-simulator.ts";
import {
  addCustomer,
  balanceOf,
  begin,
  beginAndStart,
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
afterEach(() => expectMoneyInvariants(shop));
afterAll(() => shop.close());

describe("PAYMENT-01, PAYMENT-02 every provider takes money for what is owed", () => {
  test.each([
    ["card", PROVIDER.card, 5_000],
    ["wallet, with its fee of 1 %", PROVIDER.wallet, 5_050],
    ["regional", PROVIDER.regional, 5_000],
  ] as const)("%s", async (_name, provider, cents) => {
    const bill = await addBill(shop.db, { cents: 5_000 });
    const { reference, redirectUrl } = await beginAndStart(shop, bill, { provider, cents });
    expect(await paymentOf(shop, reference)).toMatchObject({ state: "redirected", captured: "0" });
    await pressAtTill(shop, redirectUrl);
    await reaches(shop, reference, "paid");
    expect(await billOf(shop.db, bill.id)).toMatchObject({ state: "paid", settled: 1 });
  });

  test("CHECKOUT-11 own balance pays at once, and nobody is sent anywhere", async () => {
    const userId = await addCustomer(shop, 6_000);
    const bill = await addBill(shop.db, { cents: 5_000, userId });
    const begun = await begin(shop, bill, { provider: PROVIDER.balance, cents: 0 });
    expect(begun).toMatchObject({ result: "begun", isSettled: true });
    expect(await balanceOf(shop, userId)).toEqual({ balance: fromMinor(1_000), held: 0 });
    expect(await billOf(shop.db, bill.id)).toMatchObject({ state: "paid", settled: 1 });
  });

  test("CHECKOUT-11 balance plus card: the balance's part is held, then taken with the rest", async () => {
    const userId = await addCustomer(shop, 2_000);
    const bill = await addBill(shop.db, { cents: 5_000, userId });
    const { reference, redirectUrl } = await beginAndStart(shop, bill, { cents: 3_000, usesBalance: true });
    expect(await balanceOf(shop, userId)).toEqual({ balance: fromMinor(2_000), held: fromMinor(2_000) });
    await pressAtTill(shop, redirectUrl);
    await reaches(shop, reference, "paid");
    expect(await balanceOf(shop, userId)).toEqual({ balance: 0, held: 0 });
    expect(await paymentOf(shop, reference)).toMatchObject({ captured: String(fromMinor(5_000)) });
  });
});

describe("what does not work leaves nothing behind", () => {
  test("T117 a balance that is not enough, and a total that was not shown, begin nothing", async () => {
    const userId = await addCustomer(shop, 1_000);
    const bill = await addBill(shop.db, { cents: 5_000, userId });
    expect(await begin(shop, bill, { provider: PROVIDER.balance, cents: 0 })).toEqual({ result: "changed" });
    expect(await begin(shop, bill, { cents: 4_999 })).toEqual({ result: "changed" });
    expect(await balanceOf(shop, userId)).toEqual({ balance: fromMinor(1_000), held: 0 });
  });

  test("a declined bank payment frees the held balance, says why, and can be tried again by card", async () => {
    const userId = await addCustomer(shop, 2_000);
    const bill = await addBill(shop.db, { cents: 5_000, userId });
    const bank = await beginAndStart(shop, bill, { provider: PROVIDER.regional, cents: 3_000, usesBalance: true });
    await pressAtTill(shop, bank.redirectUrl, "decline");
    await reaches(shop, bank.reference, "failed");
    expect(await paymentOf(shop, bank.reference)).toMatchObject({ failure: "declined" });
    expect(await balanceOf(shop, userId)).toEqual({ balance: fromMinor(2_000), held: 0 });
    const card = await beginAndStart(shop, bill, { cents: 5_000 });
    await pressAtTill(shop, card.redirectUrl);
    await reaches(shop, card.reference, "paid");
  });

  test.each([
    ["funds", "insufficient_funds"],
    ["expired", "expired_card"],
    ["limit", "limit_exceeded"],
    ["authentication", "authentication"],
    ["declined", "declined"],
  ])(
    "PAYMENT-03 a card that is refused because of %s is noted; another card on the same page still pays",
    async (reason, failure) => {
      const bill = await addBill(shop.db, { cents: 1_000 });
      const { reference, redirectUrl } = await beginAndStart(shop, bill, { cents: 1_000 });
      await pressAtTill(shop, redirectUrl, { action: "decline", reason });
      await expect.poll(async () => (await paymentOf(shop, reference))?.failure, { timeout: 10_000 }).toBe(failure);
      expect(await paymentOf(shop, reference)).toMatchObject({ state: "redirected", captured: "0" });
      await pressAtTill(shop, redirectUrl);
      await reaches(shop, reference, "paid");
      expect(await paymentOf(shop, reference)).toMatchObject({ failure: null });
    },
  );

  test("PAYMENT-03 a wallet whose bank refuses later says why", async () => {
    const bill = await addBill(shop.db, { cents: 1_000 });
    const { reference, redirectUrl } = await beginAndStart(shop, bill, { provider: PROVIDER.wallet, cents: 1_010 });
    await pressAtTill(shop, redirectUrl, { action: "failLater", reason: "funds" });
    await reaches(shop, reference, "failed");
    expect(await paymentOf(shop, reference)).toMatchObject({ failure: "insufficient_funds" });
  });

  test("a wallet whose bank refuses ends as declined", async () => {
    const bill = await addBill(shop.db, { cents: 1_000 });
    const { reference, redirectUrl } = await beginAndStart(shop, bill, { provider: PROVIDER.wallet, cents: 1_010 });
    await pressAtTill(shop, redirectUrl, "decline");
    await reaches(shop, reference, "failed");
    expect(await paymentOf(shop, reference)).toMatchObject({ failure: "declined" });
  });
});
