import type { PaymentFailure } from "#domain/money/payments/failure.ts";

/** PayPal's processor codes that a payer can act on. */
const FAILURES: Readonly<Record<string, PaymentFailure>> = {
  "5100": "declined",
  "5110": "wrong_details",
  "5120": "insufficient_funds",
  "5400": "expired_card",
  "5650": "authentication",
  "5160": "limit_exceeded",
  "9520": "declined",
};

export const paypalFailure = (responseCode: string | undefined): PaymentFailure =>
  FAILURES[responseCode ?? ""] ?? "declined";
