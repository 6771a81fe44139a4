import { staffCalls } from "#platform/calls/implement-staff-calls.ts";
import { approve, reject, type StaffApprovalDeps, withdraw } from "./decide.ts";
import { getApproval } from "./get-approval.ts";
import { listApprovals } from "./list-approvals.ts";
import type { StaffApprovalRow } from "./tables.ts";

export function createStaffApprovalCalls(deps: StaffApprovalDeps) {
  return {
    list: staffCalls.staffApprovals.list.handler(({ input, context }) => listApprovals(context, input)),

    get: staffCalls.staffApprovals.get.handler(({ input, context }) => getApproval(context, input.number)),

    approve: staffCalls.staffApprovals.approve.handler(async ({ input, context }) =>
      moved(await approve(deps, context, input.number)),
    ),

    reject: staffCalls.staffApprovals.reject.handler(async ({ input, context }) => moved(await reject(context, input))),

    withdraw: staffCalls.staffApprovals.withdraw.handler(async ({ input, context }) =>
      moved(await withdraw(context, input.number)),
    ),
  };
}

const moved = (state: StaffApprovalRow["state"]) => ({ status: true as const, state });
