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

/** The events of an attempt (PAYMENT-03). */
export const PAYMENT_EVENTS = ["redirect", "wait", "pay", "fail", "cancel", "expire", "refund_part", "refund"] as const;
export type PaymentEvent = (typeof PAYMENT_EVENTS)[number];

/** Whether an attempt can still be paid, has ended unpaid, or was paid. */
export type PaymentPhase = "open" | "ended" | "captured";

/** The phase of each state. */
export const PAYMENT_PHASES: Readonly<Record<PaymentState, PaymentPhase>> = {
  created: "open",
  redirected: "open",
  pending: "open",
  paid: "captured",
  failed: "ended",
  cancelled: "ended",
  expired: "ended",
  partially_refunded: "captured",
  refunded: "captured",
};

/** Whether the payer can still pay by this attempt (F14). */
export function isOpen(state: PaymentState): boolean {
  return PAYMENT_PHASES[state] === "open";
}

/** At most one attempt for a payable is in these states (F14). */
export const OPEN_STATES: readonly PaymentState[] = PAYMENT_STATES.filter(isOpen);
