import { and, eq } from "drizzle-orm";
import type { CompanyView } from "#contracts/shop/people/companies.ts";
import { isAllowed, keepsAccounts } from "#domain/people/companies/company-access.ts";
import { numberOf } from "#domain/shared/numbers/numbers.ts";
import { assertFeature } from "#platform/calls/assert-feature.ts";
import type { CallContext } from "#platform/calls/call-context.ts";
import { refuse } from "#platform/calls/call-errors.ts";
import { signedIn } from "#platform/calls/signed-in.ts";
import type { Database } from "#platform/database/open-database.ts";
import { type CompanyRow, companies, companyMembers, type MemberRow } from "./tables.ts";

export interface OwnCompany {
  company: CompanyRow;
  member: MemberRow;
}

/** The caller's live company with their part in it; null for somebody who has none. */
export async function findOwnCompany(context: CallContext): Promise<OwnCompany | null> {
  const isOwn = and(
    eq(companyMembers.userId, signedIn(context).id),
    companyMembers.isLive,
    eq(companies.storefrontCode, context.storefront.code),
  );
  const [found] = await context.db
    .select({ company: companies, member: companyMembers })
    .from(companyMembers)
    .innerJoin(companies, eq(companies.id, companyMembers.companyId))
    .where(isOwn);
  return found ?? null;
}

/** The caller's company, where they are an owner of it; for everybody else there is nothing (T065). */
export async function ownerOf(context: CallContext): Promise<OwnCompany> {
  const own = await findOwnCompany(context);
  if (own?.member.role !== "owner") throw refuse("not_found");
  return own;
}

/** The caller's company, for those who keep its accounts (T065): also for the routes of papers, which are no calls. */
export async function companyOfAccounts(context: CallContext): Promise<CompanyRow> {
  assertFeature(context, "pro");
  const own = await findOwnCompany(context);
  if (
    !own ||
    !keepsAccounts(own.member.role) ||
    !isAllowed("read", { role: own.member.role, state: own.company.state })
  )
    throw refuse("not_found");
  return own.company;
}

/** When somebody works or worked for a company. */
export type Membership = Pick<MemberRow, "userId" | "joinedAt" | "leftAt">;

export const membershipsOf = (db: Database, companyId: number): Promise<Membership[]> => {
  const { userId, joinedAt, leftAt } = companyMembers;
  return db.select({ userId, joinedAt, leftAt }).from(companyMembers).where(eq(companyMembers.companyId, companyId));
};

/** Everybody who works or worked for a company. */
export async function peopleOf(db: Database, companyId: number): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: companyMembers.userId })
    .from(companyMembers)
    .where(eq(companyMembers.companyId, companyId));
  return rows.map(({ id }) => id);
}

export function presentCompany({ company, member: { role, monthlyLimit } }: OwnCompany): CompanyView {
  const { name, code, vatNumber, eori, street, city, postalCode, countryCode, state, question, answer, reason } =
    company;
  return {
    number: numberOf("company", company.id),
    state,
    name,
    code,
    vat_number: vatNumber,
    eori,
    street,
    city,
    postal_code: postalCode,
    country_code: countryCode,
    question,
    answer,
    reason,
    role,
    may_act: isAllowed("act", { role, state }),
    monthly_limit: monthlyLimit,
  };
}
