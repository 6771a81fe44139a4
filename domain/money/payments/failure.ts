/** Why an attempt to pay did not work, as far as a payer can act on it (PAYMENT-03). */
export const PAYMENT_FAILURES = [
  "declined",
  "insufficient_funds",
  "expired_card",
  "wrong_details",
  "limit_exceeded",
  "authentication",
  "unavailable",
  "returned",
  "outdated",
  "other",
] as const;
export type PaymentFailure = (typeof PAYMENT_FAILURES)[number];

/** The message that explains the failure to the payer (PAYMENT-03). */
export const failureKey = {
  declined: "payment.failure.declined",
  insufficient_funds: "payment.failure.insufficient-funds",
  expired_card: "payment.failure.expired-card",
  wrong_details: "payment.failure.wrong-details",
  limit_exceeded: "payment.failure.limit-exceeded",
  authentication: "payment.failure.authentication",
  unavailable: "payment.failure.unavailable",
  /** The money was taken, but no longer needed; it is refunded. */
  returned: "payment.failure.returned",
  /** The money was taken, but another amount was due by then; it is refunded. */
  outdated: "payment.failure.outdated",
  other: "payment.failure.other",
} as const satisfies Record<PaymentFailure, string>;

/** The failures of payments that took money and settled nothing: the money is refunded at once. */
export const REFUNDED_AT_ONCE: readonly PaymentFailure[] = ["returned", "outdated"];

export const isRefundedAtOnce = (failure: PaymentFailure | null): boolean =>
  failure !== null && REFUNDED_AT_ONCE.includes(failure);
