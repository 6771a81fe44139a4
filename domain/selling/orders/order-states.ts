/** The states of an order (ACCOUNT-05). */
export const ORDER_STATES = [
  "awaiting_payment",
  "paid",
  "processing",
  "packed",
  "shipped",
  "in_transit",
  "out_for_delivery",
  "delivered",
  "cancelled",
  "refunded",
  "partially_refunded",
] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** Where the goods of an order are. A stopped order ended before its delivery, or was refunded after it. */
export type OrderPhase = "unpaid" | "in_warehouse" | "with_carrier" | "delivered" | "stopped";

/** The phase of each state. */
export const ORDER_PHASES: Readonly<Record<OrderState, OrderPhase>> = {
  awaiting_payment: "unpaid",
  paid: "in_warehouse",
  processing: "in_warehouse",
  packed: "in_warehouse",
  shipped: "with_carrier",
  in_transit: "with_carrier",
  out_for_delivery: "with_carrier",
  delivered: "delivered",
  cancelled: "stopped",
  refunded: "stopped",
  partially_refunded: "delivered",
};

/** Whether the goods belong to the buyer, wherever they are: then a claim can be about them. */
export function isPaidFor(state: OrderState): boolean {
  const phase = ORDER_PHASES[state];
  return phase !== "unpaid" && phase !== "stopped";
}

/** The events of an order (I10). */
export const ORDER_EVENTS = [
  "pay",
  "pay_late",
  "process",
  "pack",
  "ship",
  "depart",
  "send_out",
  "deliver",
  "cancel",
  "expire",
  "refund",
  "refund_partly",
] as const;
export type OrderEvent = (typeof ORDER_EVENTS)[number];

/** The effects of an order's transitions: mails, and the invoice of a paid order (I9). */
export const ORDER_EFFECTS = ["paid", "shipped", "delivered", "cancelled", "expired", "refunded"] as const;
export type OrderEffect = (typeof ORDER_EFFECTS)[number];
