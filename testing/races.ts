import { randomUUID } from "node:crypto";
import { money } from "#domain/money/money/money.ts";
import type { PaymentProvider } from "#modules/money/payments/index.ts";
import { silentProvider } from "./money/paying.ts";
import { call, type TestApp } from "./test-app.ts";

/** The same delay for the same seed and actor (Knuth's multiplicative hash). */
export const delayOf = (seed: number, actor: number, spreadMs: number) =>
  ((((seed * 8 + actor) * 2_654_435_761) >>> 0) % (spreadMs * 100)) / 100;

/** A provider whose notification says in its body which payment is paid. */
export const notifyingProvider = (): PaymentProvider => ({
  ...silentProvider(),
  readNotification: async ({ body }) => {
    const { reference, amount } = JSON.parse(body.toString());
    const named = { id: `${reference} paid`, reference, providerReference: reference, transaction: `ch ${reference}` };
    const sums = { amount: money(amount), currency: "EUR", refunded: null, failure: null };
    return { result: "events", events: [{ ...named, ...sums, state: "paid", isTest: true, payload: {} }] };
  },
});

/** Begins to pay something by the first method, without the balance. */
export async function beginPayment(
  app: TestApp,
  { cookies }: { cookies: Record<string, string> },
  slug: string,
): Promise<{ reference: string; amount: number }> {
  const { payment_methods, due } = (await call(app, "/payment/get", { slug, language_id: 1 }, { cookies })).json();
  const input = { slug, language_id: 1, payment_method_id: payment_methods[0].id, option: null, uses_balance: false };
  const headers = { "idempotency-key": randomUUID() };
  const begun = (await call(app, "/payment/pay", { ...input, total: due }, { cookies, headers })).json();
  return { reference: begun.payment, amount: due };
}

/** The notification of a payment, as it arrives. */
export const notificationOf = (payment: { reference: string; amount: number }) => ({
  method: "POST",
  headers: {},
  query: new URLSearchParams(),
  body: Buffer.from(JSON.stringify(payment)),
});
