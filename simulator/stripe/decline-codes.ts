import type { DeclineReason } from "../ledger.ts";

/** As Stripe reports a refused card. */
const CODES: Record<DeclineReason, { code: string; decline_code: string }> = {
  declined: { code: "card_declined", decline_code: "generic_decline" },
  funds: { code: "card_declined", decline_code: "insufficient_funds" },
  expired: { code: "expired_card", decline_code: "expired_card" },
  limit: { code: "card_declined", decline_code: "card_velocity_exceeded" },
  authentication: { code: "authentication_required", decline_code: "authentication_required" },
};

export const paymentError = (reason: DeclineReason) => ({ type: "card_error", ...CODES[reason] });
