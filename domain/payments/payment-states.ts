/** The states of one attempt to pay (PAYMENT-03). */
export const PAYMENT_STATES = [
  "created",
  "redirected",
  "pending",
  "paid",
  "failed",
  "cancelled",
  "expired",
  "partially_refunded",
  "refunded",
] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** What can happen to an attempt (PAYMENT-03). */
export const PAYMENT_EVENTS = ["redirect", "wait", "pay", "fail", "cancel", "expire", "refund_part", "refund"] as const;
export type PaymentEvent = (typeof PAYMENT_EVENTS)[number];

/** Of all attempts for one payable at most one is in these: it may still bring money (F14). */
export const OPEN_STATES = ["created", "redirected", "pending"] as const satisfies readonly PaymentState[];

/** Whether an attempt may still bring money by itself (F14). */
export function isOpen(state: PaymentState): boolean {
  return OPEN_STATES.some((open) => open === state);
}
