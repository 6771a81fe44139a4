import type { ClaimState } from "#domain/aftersales/claims/claim-machine.ts";
import type { PillTone } from "#ui/pill.tsx";

/** A pill's colour follows from what the customer has to do. */
export const CLAIM_TONES: Readonly<Record<ClaimState, PillTone>> = {
  open: "pri",
  in_review: "pri",
  info_needed: "warn",
  with_carrier: "info",
  approved: "ok",
  rejected: "bad",
  resolved: "ok",
  withdrawn: "neutral",
};
