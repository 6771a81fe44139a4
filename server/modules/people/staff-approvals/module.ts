import { EVERY_MINUTE, roundOf } from "#platform/jobs/define-job.ts";
import { defineModule } from "#platform/modules/define-module.ts";
import { findEnabledMember } from "../staff/index.ts";
import { askForApproval } from "./ask-for-approval.ts";
import { expireApprovals } from "./expire-approvals.ts";
import { createStaffApprovalCalls } from "./staff-calls.ts";

const OLD_STAFF_APPROVALS = roundOf("old-staff-approvals");

/** Calls of staff above the limit of their member, which another member approves. */
export const staffApprovalsModule = defineModule({
  name: "staffApprovals",
  needs: {},
  open: ({ db, jobs, now, staffCall }) => ({
    service: null,
    staffCalls: { staffApprovals: createStaffApprovalCalls({ now, staffCall, findEnabledMember }) },
    ports: { staffApprovals: { ask: (tx, request) => askForApproval(tx, request, now()) } },
    work: () => jobs.schedule(OLD_STAFF_APPROVALS, EVERY_MINUTE, () => expireApprovals(db, now())),
  }),
});
