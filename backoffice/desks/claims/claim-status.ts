import type { ClaimState } from "#domain/aftersales/claims/claim-machine.ts";
import type { PillTone } from "#ui/pill.tsx";
import type { Status } from "../../kit/column.ts";

const TONES: Readonly<Record<ClaimState, PillTone>> = {
  open: "warn",
  in_review: "warn",
  info_needed: "info",
  with_carrier: "info",
  approved: "info",
  rejected: "neutral",
  resolved: "ok",
  withdrawn: "neutral",
};

export const claimStatus = (state: ClaimState): Status => ({
  label: `staff.claims.state.${state}`,
  tone: TONES[state],
});
