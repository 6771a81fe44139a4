import { STAFF_APPROVAL_MS } from "#domain/people/staff-approvals/staff-approval-machine.ts";
import { numberOf } from "#domain/shared/numbers/numbers.ts";
import { later } from "#domain/shared/time/durations.ts";
import { onlyStorefront } from "#platform/audit/record-audit-entry.ts";
import type { ApprovalRequest } from "#platform/calls/approval-request.ts";
import type { Database } from "#platform/database/open-database.ts";
import { insertFirstState } from "#platform/state/insert-first-state.ts";
import { staffApprovalAggregate } from "./staff-approval-aggregate.ts";

/** Stores the call of a member whose limit it is above; answers the number of the request. */
export async function askForApproval(tx: Database, { subject, ...request }: ApprovalRequest, now: Date) {
  const values = {
    ...request,
    input: request.input as Record<string, unknown>,
    subject: subject.name,
    storefrontCode: onlyStorefront(subject),
    expiresAt: later(now, STAFF_APPROVAL_MS),
  };
  const cause = { actor: "staff", actorId: request.requestedBy } as const;
  const { id } = await insertFirstState(tx, staffApprovalAggregate, values, cause);
  return numberOf("staff_approval", id);
}
