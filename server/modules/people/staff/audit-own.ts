import { recordAuditEntry } from "#platform/audit/record-audit-entry.ts";
import type { StaffCallContext } from "#platform/calls/staff-call-context.ts";
import type { Database } from "#platform/database/open-database.ts";

/** Records a member's change to the own account or session. The input is all secrets, so none of it is kept. */
export function auditOwn(
  tx: Database,
  { requestId, client }: StaffCallContext,
  memberId: number,
  call: string,
): Promise<void> {
  const made = { memberId, call, input: {}, requestId, address: client.address };
  return recordAuditEntry(tx, made, { name: `member:${memberId}`, storefronts: [] });
}
