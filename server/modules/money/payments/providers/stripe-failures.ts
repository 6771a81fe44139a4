import type { PaymentFailure } from "#domain/money/payments/failure.ts";

/** Stripe's codes that a payer can act on; a decline code says more than the code of the error. */
const FAILURES: Readonly<Record<string, PaymentFailure>> = {
  insufficient_funds: "insufficient_funds",
  expired_card: "expired_card",
  incorrect_cvc: "wrong_details",
  invalid_cvc: "wrong_details",
  incorrect_number: "wrong_details",
  invalid_number: "wrong_details",
  invalid_expiry_month: "wrong_details",
  invalid_expiry_year: "wrong_details",
  card_velocity_exceeded: "limit_exceeded",
  withdrawal_count_limit_exceeded: "limit_exceeded",
  authentication_required: "authentication",
  payment_intent_authentication_failure: "authentication",
  processing_error: "unavailable",
  issuer_not_available: "unavailable",
};

interface PaymentError {
  code?: string | undefined;
  decline_code?: string | undefined;
}

/** Why Stripe could not take the money; null when it does not say so. */
export function stripeFailure(error: PaymentError | null | undefined): PaymentFailure | null {
  if (!error) return null;
  return FAILURES[error.decline_code ?? ""] ?? FAILURES[error.code ?? ""] ?? "declined";
}
