import { STAFF_APPROVAL_MACHINE } from "#domain/people/staff-approvals/staff-approval-machine.ts";
import { defineAggregate } from "#platform/aggregate/define-aggregate.ts";
import { staffApprovals } from "./tables.ts";

/** The rows that the approved call locks are locked after it. */
export const staffApprovalAggregate = defineAggregate({
  machine: STAFF_APPROVAL_MACHINE,
  table: staffApprovals,
  prefix: "staff_approval",
  storefrontsOf: ({ storefrontCode }) => (storefrontCode === null ? [] : [storefrontCode]),
});
