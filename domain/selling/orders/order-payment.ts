import type { Money } from "#domain/money/money/money.ts";
import type { OrderState } from "./order-states.ts";

/** Where the money for an order is, beside where its goods are. */
export const ORDER_PAYMENTS = ["awaiting", "paid", "partly_refunded", "refunded", "none"] as const;
export type OrderPayment = (typeof ORDER_PAYMENTS)[number];

const OF_STATE: Readonly<Record<OrderState, OrderPayment>> = {
  awaiting_payment: "awaiting",
  paid: "paid",
  processing: "paid",
  packed: "paid",
  shipped: "paid",
  in_transit: "paid",
  out_for_delivery: "paid",
  delivered: "paid",
  cancelled: "none",
  refunded: "refunded",
  partially_refunded: "partly_refunded",
};

/**
 * The payment of an order. A part that is refunded while the goods are under way leaves the state as it is, so that the
 * sums decide there: those of the payments that settled the order, and of refunds that are done.
 */
export function orderPayment(
  state: OrderState,
  { captured, refunded }: { captured: Money; refunded: Money },
): OrderPayment {
  const payment = OF_STATE[state];
  if (payment !== "paid" || refunded <= 0) return payment;
  return refunded < captured ? "partly_refunded" : "refunded";
}
