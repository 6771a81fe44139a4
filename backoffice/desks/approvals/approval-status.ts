import type { StaffApprovalState } from "#domain/people/staff-approvals/staff-approval-machine.ts";
import type { PillTone } from "#ui/pill.tsx";
import type { Status } from "../../kit/column.ts";

const TONES: Readonly<Record<StaffApprovalState, PillTone>> = {
  pending: "warn",
  approved: "ok",
  rejected: "bad",
  withdrawn: "neutral",
  expired: "neutral",
};

export const approvalStatus = (state: StaffApprovalState): Status => ({
  label: `staff.approvals.state.${state}`,
  tone: TONES[state],
});
