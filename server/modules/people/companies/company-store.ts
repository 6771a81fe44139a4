import { and, asc, eq, isNull } from "drizzle-orm";
import { COMPANY_MACHINE } from "#domain/people/companies/company-machine.ts";
import type { Database } from "#platform/database/open-database.ts";
import { type CompanyRow, companies, companyMembers, type MemberRow } from "./tables.ts";

export const companyStates = { machine: COMPANY_MACHINE, table: companies };

/** Changes by the company's members wait until the transaction ends. */
export async function lockCompany(tx: Database, id: number): Promise<CompanyRow | null> {
  const [company] = await tx.select().from(companies).where(eq(companies.id, id)).for("update");
  return company ?? null;
}

/** The members who have not left, in the order of joining. */
export const membersOf = (db: Database, companyId: number): Promise<MemberRow[]> =>
  db
    .select()
    .from(companyMembers)
    .where(and(eq(companyMembers.companyId, companyId), isNull(companyMembers.leftAt)))
    .orderBy(asc(companyMembers.joinedAt), asc(companyMembers.id));
