/** Where an order can stand (ACCOUNT-05). */
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

/** What moves an order on (I10). */
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
