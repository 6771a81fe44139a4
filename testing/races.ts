import { money } from "../domain/money/money.ts";
import type { PaymentProvider } from "../server/modules/payments/index.ts";
import { silentProvider } from "./paying.ts";

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

/** The notification of a payment, as it arrives. */
export const notificationOf = (payment: { reference: string; amount: number }) => ({
  method: "POST",
  headers: {},
  query: new URLSearchParams(),
  body: Buffer.from(JSON.stringify(payment)),
});
