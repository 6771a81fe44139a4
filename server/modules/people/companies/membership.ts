import { and, eq, gte, isNull, lte, or, sql } from "drizzle-orm";
import type { Money } from "#domain/money/money/money.ts";
import { COMPANY_ACCESS, type CompanyNeed, type CompanyRole } from "#domain/people/companies/company-access.ts";
import type { CompanyState } from "#domain/people/companies/company-machine.ts";
import { isAny } from "#platform/database/is-any.ts";
import type { Database } from "#platform/database/open-database.ts";
import { type CompanyRow, companies, companyMembers } from "./tables.ts";

export interface Membership {
  companyId: number;
  role: CompanyRole;
  state: CompanyState;
  /** The most that the member may spend in a month without approval; null: no limit. */
  monthlyLimit: Money | null;
}

/** The live company that a person belongs to in a storefront, whatever its state (FORWARDING-07). */
export async function membership(
  db: Database,
  { userId, storefront }: { userId: number; storefront: string },
): Promise<Membership | undefined> {
  const { companyId, role, monthlyLimit } = companyMembers;
  const [found] = await db
    .select({ companyId, role, monthlyLimit, state: companies.state })
    .from(companyMembers)
    .innerJoin(companies, eq(companies.id, companyId))
    .where(and(eq(companyMembers.userId, userId), companyMembers.isLive, eq(companies.storefrontCode, storefront)));
  return found;
}

/** The active company that a person worked for in a storefront at a moment; null where there was none. */
export async function companyAt(
  db: Database,
  { userId, storefront, at }: { userId: number; storefront: string; at: Date },
): Promise<CompanyRow | null> {
  const { joinedAt, leftAt } = companyMembers;
  const isThere = and(lte(joinedAt, at), or(isNull(leftAt), gte(leftAt, at)));
  const isActive = and(eq(companies.state, "active"), eq(companies.storefrontCode, storefront));
  const [found] = await db
    .select({ company: companies })
    .from(companyMembers)
    .innerJoin(companies, eq(companies.id, companyMembers.companyId))
    .where(and(eq(companyMembers.userId, userId), isThere, isActive));
  return found?.company ?? null;
}

/** A company that has the terms of businesses now. */
export async function findActiveCompany(db: Database, id: number | null | undefined): Promise<CompanyRow | null> {
  if (id === null || id === undefined) return null;
  const [company] = await db
    .select()
    .from(companies)
    .where(and(eq(companies.id, id), eq(companies.state, "active")));
  return company ?? null;
}

/** The ids of the companies for which a person may do this, as a part of another statement (T059). */
export function companiesOf(db: Database, userId: number, need: CompanyNeed) {
  const isAllowed = COMPANY_ACCESS[need].map(({ state, roles }) =>
    and(eq(companies.state, state), isAny(companyMembers.role, roles)),
  );
  return db
    .select({ id: companyMembers.companyId })
    .from(companyMembers)
    .innerJoin(companies, eq(companies.id, companyMembers.companyId))
    .where(and(eq(companyMembers.userId, userId), isNull(companyMembers.leftAt), or(...isAllowed)));
}

/** The ids of the companies that have the terms of businesses now, as a part of another statement. */
export const activeCompanies = (db: Database) =>
  db.select({ id: companies.id }).from(companies).where(eq(companies.state, "active"));

/** Whether a company has the terms of businesses now. */
export async function isActiveCompany(db: Database, companyId: number | null): Promise<boolean> {
  if (companyId === null) return false;
  const isActive = and(eq(companies.id, companyId), eq(companies.state, "active"));
  const found = await db.select({ one: sql`1` }).from(companies).where(isActive);
  return found.length > 0;
}
