import { randomUUID } from "node:crypto";
import type { PaymentStart } from "#contracts/shop/selling/checkout.ts";
import type { PaymentMethod } from "#contracts/shop/selling/checkout-data.ts";
import { type Money, money } from "#domain/money/money/money.ts";
import { priceAttempt } from "#domain/money/payments/attempt-price.ts";
import { PROVIDER } from "#domain/money/payments/provider.ts";
import type { Buyer, Reply } from "./buyer.ts";

/** Starts a payment by card for what is not a checkout: an invoice, or a forward request. */
export async function startCardPayment(payer: Buyer, slug: string): Promise<Reply<PaymentStart>> {
  const { body } = await payer.call<{ due: Money; payment_methods: PaymentMethod[] }>("/payment/get", { slug });
  const card = body.payment_methods?.find(({ payment_processor_id: id }) => id === PROVIDER.card);
  if (!card) throw new Error(`payment/get was answered with ${JSON.stringify(body)}`);
  const { amount } = priceAttempt(body.due, money(0), { type: card.fee_type, value: card.fee });
  return payer.call<PaymentStart>("/payment/pay", { slug, payment_method_id: card.id, total: amount }, randomUUID());
}
