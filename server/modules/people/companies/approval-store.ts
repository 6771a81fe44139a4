import { and, asc, eq } from "drizzle-orm";
import { APPROVAL_MACHINE } from "#domain/people/companies/approval-machine.ts";
import type { Database } from "#platform/database/open-database.ts";
import { type ApprovalRow, companyApprovals } from "./tables.ts";

export const approvalStates = { machine: APPROVAL_MACHINE, table: companyApprovals };

/** The undecided approvals of a company, the oldest first. */
export const openApprovals = (db: Database, companyId: number): Promise<ApprovalRow[]> =>
  db
    .select()
    .from(companyApprovals)
    .where(and(eq(companyApprovals.companyId, companyId), eq(companyApprovals.state, "asked")))
    .orderBy(asc(companyApprovals.id));

export async function findApproval(db: Database, companyId: number, id: number): Promise<ApprovalRow | null> {
  const isIt = and(eq(companyApprovals.id, id), eq(companyApprovals.companyId, companyId));
  const [found] = await db.select().from(companyApprovals).where(isIt);
  return found ?? null;
}
