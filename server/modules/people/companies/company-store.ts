import { and, asc, eq, isNull } from "drizzle-orm";
import type { Database } from "#platform/database/open-database.ts";
import { companyMembers, type MemberRow } from "./tables.ts";

/** The members who have not left, in the order of joining. */
export const membersOf = (db: Database, companyId: number): Promise<MemberRow[]> =>
  db
    .select()
    .from(companyMembers)
    .where(and(eq(companyMembers.companyId, companyId), isNull(companyMembers.leftAt)))
    .orderBy(asc(companyMembers.joinedAt), asc(companyMembers.id));
