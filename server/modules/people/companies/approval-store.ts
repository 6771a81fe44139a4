import { and, asc, eq } from "drizzle-orm";
import type { Database } from "#platform/database/open-database.ts";
import { type ApprovalRow, companyApprovals } from "./tables.ts";

/** The undecided approvals of a company, the oldest first. */
export const openApprovals = (db: Database, companyId: number): Promise<ApprovalRow[]> =>
  db
    .select()
    .from(companyApprovals)
    .where(and(eq(companyApprovals.companyId, companyId), eq(companyApprovals.state, "asked")))
    .orderBy(asc(companyApprovals.id));
