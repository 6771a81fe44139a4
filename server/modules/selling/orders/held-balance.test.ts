import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fromMinor, subtract } from "#domain/money/money/money.ts";
import { PROVIDER } from "#domain/money/payments/provider.ts";
import { checkLedger, topUp } from "#modules/money/balance/index.ts";
import { checkOrders } from "#testing/invariants/check-orders.ts";
import { checkPayments } from "#testing/invariants/check-payments.ts";
import { silentProvider } from "#testing/money/paying.ts";
import { addUser, query, signedIn } from "#testing/people/identity.ts";
import { place, stateOf } from "#testing/selling/orders.ts";
import { call, createTestApp, type TestApp } from "#testing/test-app.ts";
import { UNPAID_ORDERS } from "./orders.ts";
import { orders } from "./tables.ts";

const BALANCE = fromMinor(10_00);

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ providers: [silentProvider()] });
});
afterAll(() => app.close());

/** An order of which the balance is to pay a part, while the rest is with the provider. */
async function halfPaid(email: string) {
  const userId = await addUser(app, { email });
  const processor = { id: PROVIDER.card, name: "Card", transactionId: `pi_${email}` };
  await topUp(app.database.db, { key: email, storefrontCode: "lt", currencyId: 1, userId, amount: BALANCE, processor });
  const owner = { userId, visitorHash: null };
  const placed = await place(app, { changes: { owner, email } });
  const [card] = await query<{ id: number }>(
    app,
    "select id from payment_methods where storefront_code = 'lt' and payment_processor_id = $1",
    [PROVIDER.card],
  );
  const { orders: sold, payments } = app.shop;
  await app.database.db.transaction(async (tx) => {
    const payable = await sold.payable.lock(tx, placed.id);
    const total = subtract(payable.due, BALANCE);
    const chosen = { paymentMethodId: card?.id ?? 0, option: null, usesBalance: true, languageId: 2 };
    expect(await payments.beginPayment(tx, { payable, owner, total, ...chosen })).toMatchObject({ result: "begun" });
  });
  return { ...placed, userId };
}

async function balanceOf(userId: number) {
  const [account] = await query(app, "select balance::int, held::int from ledger_accounts where user_id = $1", [
    userId,
  ]);
  return account;
}

async function violations() {
  const { db } = app.database;
  return [...(await checkOrders(db)), ...(await checkPayments(db)), ...(await checkLedger(db))];
}

describe("I2 what was held of a balance for an order", () => {
  test("I2 is free again when its owner cancels the order", async () => {
    const { slug, userId } = await halfPaid("cancels@example.com");
    expect(await balanceOf(userId)).toEqual({ balance: BALANCE, held: BALANCE });
    const cookies = await signedIn(app, "cancels@example.com");
    expect((await call(app, "/my-orders/cancel", { slug, language_id: 2 }, { cookies })).statusCode).toBe(200);
    expect(await balanceOf(userId)).toEqual({ balance: BALANCE, held: 0 });
    expect(await violations()).toEqual([]);
  });

  test("I2 F19 is free again when the order expires", async () => {
    const { id, userId } = await halfPaid("forgets@example.com");
    await app.database.db
      .update(orders)
      .set({ expiresAt: new Date(0) })
      .where(eq(orders.id, id));
    await app.runJob(UNPAID_ORDERS);
    expect((await stateOf(app, id)).cancelReason).toBe("expired");
    expect(await balanceOf(userId)).toEqual({ balance: BALANCE, held: 0 });
    expect(await violations()).toEqual([]);
  });
});
