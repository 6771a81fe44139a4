import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { fromMinor } from "#domain/money/money/money.ts";
import { PROVIDER } from "#domain/money/payments/provider.ts";
import { addBill, billOf } from "#testing/money/bills.ts";
import { chargesOf, pressAtTill } from "#testing/money/payment-simulator.ts";
import {
  addCustomer,
  balanceOf,
  begin,
  beginAndStart,
  expectMoneyInvariants,
  openPayingShop,
  type PayingShop,
  paymentOf,
} from "#testing/money/payments.ts";

let shop: PayingShop;
beforeAll(async () => {
  shop = await openPayingShop({ poolSize: 24 });
});
afterEach(() => expectMoneyInvariants(shop));
afterAll(() => shop.close());

describe("F14 several tabs pay for the same thing", () => {
  test("balance and balance: exactly one pays, the others find it paid", async () => {
    const userId = await addCustomer(shop, 10_000);
    const bill = await addBill(shop.db, { cents: 1_000, userId });
    const tabs = await Promise.all(
      Array.from({ length: 20 }, () => begin(shop, bill, { provider: PROVIDER.balance, cents: 0 })),
    );
    const results = tabs.map(({ result }) => result).sort();
    expect(results).toEqual([...Array(19).fill("already_paid"), "begun"]);
    expect(await balanceOf(shop, userId)).toEqual({ balance: fromMinor(9_000), held: 0 });
  });

  test("card and card: a new attempt ends the one before; who pays both is refunded one", async () => {
    const bill = await addBill(shop.db, { cents: 1_000 });
    const first = await beginAndStart(shop, bill, { cents: 1_000 });
    const second = await beginAndStart(shop, bill, { cents: 1_000 });
    expect(await paymentOf(shop, first.reference)).toMatchObject({ state: "cancelled" });
    await Promise.all([pressAtTill(shop, first.redirectUrl), pressAtTill(shop, second.redirectUrl)]);
    const both = [first.reference, second.reference];
    await expect
      .poll(async () => (await Promise.all(both.map((one) => paymentOf(shop, one)))).map((one) => one?.state), {
        timeout: 10_000,
      })
      .toEqual(["paid", "paid"]);
    await shop.jobs.drain();
    expect(await billOf(shop.db, bill.id)).toMatchObject({ settled: 1, returned: "100000" });
    const refunded = (await chargesOf(shop))
      .filter(({ reference }) => both.includes(reference))
      .map((charge) => charge.refunded);
    expect(refunded.sort()).toEqual([0, 1_000]);
  });

  test("card and balance: the balance pays at once, the card's money comes later and is refunded", async () => {
    const userId = await addCustomer(shop, 1_000);
    const bill = await addBill(shop.db, { cents: 1_000, userId });
    const card = await beginAndStart(shop, bill, { cents: 1_000 });
    expect(await begin(shop, bill, { provider: PROVIDER.balance, cents: 0 })).toMatchObject({ isSettled: true });
    await pressAtTill(shop, card.redirectUrl);
    await expect
      .poll(async () => (await paymentOf(shop, card.reference))?.failure, { timeout: 10_000 })
      .toBe("returned");
    await shop.jobs.drain();
    expect(await paymentOf(shop, card.reference)).toMatchObject({ state: "refunded" });
    expect(await balanceOf(shop, userId)).toEqual({ balance: 0, held: 0 });
  });

  test("cards in many tabs at once: one attempt stays under way", async () => {
    const userId = await addCustomer(shop, 300);
    const bill = await addBill(shop.db, { cents: 1_000, userId });
    await Promise.all(Array.from({ length: 12 }, () => begin(shop, bill, { cents: 700, usesBalance: true })));
    const { rows } = await shop.db.execute(
      `select state, count(*)::int as count from payments where payable_kind = 'quote' and payable_id = ${bill.id} group by 1 order by 1`,
    );
    expect(rows).toEqual([
      { state: "cancelled", count: 11 },
      { state: "created", count: 1 },
    ]);
    expect(await balanceOf(shop, userId)).toEqual({ balance: fromMinor(300), held: fromMinor(300) });
  });
});

describe("F17 one balance, many payments", () => {
  test("fifty things of 60 and a balance of 100: exactly one is paid", async () => {
    const userId = await addCustomer(shop, 10_000);
    const bills = await Promise.all(Array.from({ length: 50 }, () => addBill(shop.db, { cents: 6_000, userId })));
    const paid = await Promise.all(bills.map((bill) => begin(shop, bill, { provider: PROVIDER.balance, cents: 0 })));
    expect(paid.filter(({ result }) => result === "begun")).toHaveLength(1);
    expect(await balanceOf(shop, userId)).toEqual({ balance: fromMinor(4_000), held: 0 });
  });
});
