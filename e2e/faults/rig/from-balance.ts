import { randomUUID } from "node:crypto";
import { PROVIDER } from "#domain/money/payments/provider.ts";
import type { ReadyCheckout } from "./checkout.ts";
import type { Asked } from "./together.ts";

/** Pays an unpaid order from the balance, by the call of the payment page. */
export function fromBalance({ buyer, slug, data }: Pick<ReadyCheckout, "buyer" | "slug" | "data">): Asked {
  const method = data.payment_methods.find(({ payment_processor_id }) => payment_processor_id === PROVIDER.balance);
  const choices = { slug, payment_method_id: method?.id ?? -1, uses_balance: true, total: 0 };
  return { buyer, request: buyer.request("/payment/pay", choices, randomUUID()) };
}
