import type { PaymentState } from "./payment-states.ts";

/** The result of an attempt as its payer sees it (T058). */
export const PAYMENT_OUTCOMES = ["confirming", "paid", "failed", "cancelled", "refunded"] as const;
export type PaymentOutcome = (typeof PAYMENT_OUTCOMES)[number];

/** The outcome that each state is shown as (T058). */
export const outcomeOf: Readonly<Record<PaymentState, PaymentOutcome>> = {
  created: "confirming",
  redirected: "confirming",
  pending: "confirming",
  paid: "paid",
  failed: "failed",
  cancelled: "cancelled",
  expired: "cancelled",
  partially_refunded: "refunded",
  refunded: "refunded",
};
