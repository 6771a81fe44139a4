import type { StaffApprovalsRequest, StaffApprovalView } from "#contracts/staff/people/staff-approvals.ts";
import { money } from "#domain/money/money/money.ts";
import { mayMoveAlone } from "#domain/people/staff-approvals/limits.ts";
import { STAFF_APPROVAL_MACHINE } from "#domain/people/staff-approvals/staff-approval-machine.ts";
import { numberOf } from "#domain/shared/numbers/numbers.ts";
import { nextEvents } from "#domain/shared/state/machine.ts";
import { actingMember, type StaffCallContext, type StaffMember } from "#platform/calls/staff-call-context.ts";
import type { ListDefinition } from "#platform/listing/read-list.ts";
import { readStaffList } from "#platform/listing/read-staff-list.ts";
import { memberNames } from "../staff/index.ts";
import { type StaffApprovalRow, staffApprovals } from "./tables.ts";

const STAFF_APPROVALS: ListDefinition<StaffApprovalsRequest> = {
  id: staffApprovals.id,
  index: "staff_approvals_created_at_id_idx",
  sorts: { created_at: staffApprovals.createdAt },
  filters: {
    state: staffApprovals.state,
    kind: staffApprovals.kind,
    storefront: staffApprovals.storefrontCode,
    created_at: staffApprovals.createdAt,
    amount: staffApprovals.amount,
    search: { number: "staff_approval", columns: [staffApprovals.subject] },
    ids: staffApprovals.id,
  },
};

/** The requests of the member's storefronts, with what the member can do about each. */
export async function listApprovals(context: StaffCallContext, request: StaffApprovalsRequest) {
  const { db } = context;
  const page = await readStaffList(context, STAFF_APPROVALS, request, {
    scope: (member) => member.where(staffApprovals.storefrontCode),
    select: (position) => db.select({ position, approval: staffApprovals }).from(staffApprovals).$dynamic(),
  });
  const present = await approvalPresenter(
    context,
    page.items.map(({ approval }) => approval),
  );
  return { ...page, items: page.items.map(({ approval }) => present(approval)) };
}

/** Requests as a member sees them; the names of all of them are read at once. */
export async function approvalPresenter(context: StaffCallContext, approvals: readonly StaffApprovalRow[]) {
  const ids = approvals.flatMap(({ requestedBy, decidedBy }) => [requestedBy, decidedBy ?? []].flat());
  const names = await memberNames(context.db, ids);
  const nameOf = (id: number) => names.get(id) ?? "";
  const member = actingMember(context);
  return (approval: StaffApprovalRow): StaffApprovalView => ({
    number: numberOf("staff_approval", approval.id),
    kind: approval.kind,
    call: approval.call,
    subject: approval.subject,
    storefront: approval.storefrontCode,
    amount: money(approval.amount),
    currency: approval.currency,
    reason: approval.reason,
    state: approval.state,
    requested_by: nameOf(approval.requestedBy),
    is_own: approval.requestedBy === member.id,
    decided_by: approval.decidedBy === null ? null : nameOf(approval.decidedBy),
    note: approval.note,
    created_at: approval.createdAt.toISOString(),
    expires_at: approval.expiresAt.toISOString(),
    next_events: eventsOf(approval, member),
  });
}

/** The own request can be withdrawn, that of another decided about; approved only within one's own limit. */
function eventsOf({ state, kind, amount, requestedBy }: StaffApprovalRow, member: StaffMember) {
  const isOwn = requestedBy === member.id;
  return nextEvents(STAFF_APPROVAL_MACHINE, state, member).filter((event) => {
    if (isOwn) return event === "withdraw";
    return event === "reject" || (event === "approve" && mayMoveAlone(member, kind, amount));
  });
}
