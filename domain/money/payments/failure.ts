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

/** The message that tells a payer why it did not work (PAYMENT-03). */
export const failureKey = {
  declined: "payment.failure.declined",
  insufficient_funds: "payment.failure.insufficient-funds",
  expired_card: "payment.failure.expired-card",
  wrong_details: "payment.failure.wrong-details",
  limit_exceeded: "payment.failure.limit-exceeded",
  authentication: "payment.failure.authentication",
  unavailable: "payment.failure.unavailable",
  /** It worked, but was not needed any more, and goes back. */
  returned: "payment.failure.returned",
  /** It worked, but what is due had changed since its page was opened, and it goes back. */
  outdated: "payment.failure.outdated",
  other: "payment.failure.other",
} as const satisfies Record<PaymentFailure, string>;

/** Failures of payments that brought money and paid for nothing: the money goes back at once. */
export const SENT_BACK: readonly PaymentFailure[] = ["returned", "outdated"];

export const isSentBack = (failure: PaymentFailure | null): boolean => failure !== null && SENT_BACK.includes(failure);
