import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { CheckoutData } from "#contracts/shop/selling/checkout-data.ts";
import { PROVIDER } from "#domain/money/payments/provider.ts";
import type { PaymentProvider } from "#modules/money/payments/index.ts";
import { roundOf } from "#platform/jobs/define-job.ts";
import { addProduct } from "#testing/catalogue/catalog.ts";
import { countStatements } from "#testing/count-statements.ts";
import { silentProvider } from "#testing/money/paying.ts";
import { ADDRESS } from "#testing/people/identity.ts";
import { addToCart, newShopper } from "#testing/selling/cart.ts";
import { beginCheckout } from "#testing/selling/checkout.ts";
import { createTestApp, type TestApp } from "#testing/test-app.ts";

let app: TestApp;
/** The provider's next notification. */
let said: Awaited<ReturnType<PaymentProvider["readNotification"]>> = { result: "events", events: [] };
beforeAll(async () => {
  app = await createTestApp({ providers: [{ ...silentProvider(), readNotification: async () => said }] });
});
afterAll(() => app?.close());

/**
 * The most statements of each call of a guest's checkout and of the work after it, including begin and commit. The
 * numbers may only fall.
 */
const BUDGET = {
  add: 2,
  generate: 3,
  fetch: 1,
  "set-shipping": 1,
  "set-delivery": 1,
  "set-address": 1,
  "set-payment": 1,
  confirm: 3,
  pay: 9,
  // The order is paid; the ledger and the stock follow.
  notification: 9,
  // The invoice, the seller's contacts and terms that the mail repeats, and whether the mail is still due.
  effect: 5,
};

test("a guest's checkout stays within its budget of statements", async () => {
  const { variantId } = await addProduct(app.database.db, { stock: 5 });
  const counter = countStatements();
  const sent: Record<string, number> = {};
  const counting = async <Answer>(name: string, run: () => Promise<Answer>): Promise<Answer> => {
    const { answer, statements } = await counter.during(run);
    sent[name] = statements.length;
    return answer;
  };
  const shopper = newShopper();
  await counting("add", () => addToCart(app, shopper, variantId));
  const buyer = await counting("generate", () => beginCheckout(app, shopper, []));
  const step = async (name: string, body: object): Promise<CheckoutData> => {
    const { status, body: answer } = await counting(name, () => buyer.post(name, body));
    expect([name, status]).toEqual([name, 200]);
    return answer.data;
  };
  const { delivery, payment_methods } = await counting("fetch", () => buyer.fetch());
  const door = delivery?.local_delivery_couriers.find(({ local_delivery_type: type }) => type === "door");
  await step("set-shipping", { shipping_method: "sea" });
  await step("set-delivery", { delivery_method: door?.id });
  await step("set-address", { address: ADDRESS, email: "guest@example.com" });
  const { totals } = await step("set-payment", { payment_method_id: payment_methods[0]?.id });
  await step("confirm", { total: totals.final, terms_accepted: true });
  const paid = await counting("pay", () => buyer.pay(totals.final, randomUUID()));
  expect(paid.body.result).toBe("redirect");
  const reference = paid.body.payment ?? "";
  const names = { id: "evt_1", reference, providerReference: reference, transaction: "pi_1" };
  const money = { amount: totals.final, currency: "EUR", isTest: true, refunded: null, failure: null };
  said = { result: "events", events: [{ ...names, ...money, state: "paid", payload: {} }] };
  const raw = { method: "POST", headers: {}, query: new URLSearchParams(), body: Buffer.alloc(0) };
  await counting("notification", () => app.shop.payments.receive(PROVIDER.card, raw));
  const effect = app.enqueued.find(({ name }) => name === "order-effect");
  await counting("effect", () => app.runJob(roundOf("order-effect"), effect?.payload));
  counter.stop();
  expect(app.mails.map(({ template }) => template)).toEqual(["order-paid"]);
  const over = Object.entries(BUDGET).filter(([name, most]) => (sent[name] ?? Number.POSITIVE_INFINITY) > most);
  expect(over).toEqual([]);
});
