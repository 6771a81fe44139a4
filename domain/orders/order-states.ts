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

/** What can happen to an order (I10). */
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

/** What follows the transitions of an order: mails, and the invoice of a paid one (I9). */
export const ORDER_EFFECTS = ["paid", "shipped", "delivered", "cancelled", "expired", "refunded"] as const;
export type OrderEffect = (typeof ORDER_EFFECTS)[number];
