import { count, inArray, isNull, sql } from "drizzle-orm";
import type { CompaniesRequest } from "#contracts/staff/people/companies.ts";
import { COMPANY_MACHINE } from "#domain/people/companies/company-machine.ts";
import { maskedEmail } from "#domain/people/identity/masked.ts";
import { numberOf } from "#domain/shared/numbers/numbers.ts";
import { type Member, nextEvents } from "#domain/shared/state/machine.ts";
import { actingMember, type StaffCallContext } from "#platform/calls/staff-call-context.ts";
import type { Database } from "#platform/database/open-database.ts";
import type { ListDefinition } from "#platform/listing/read-list.ts";
import { readStaffList } from "#platform/listing/read-staff-list.ts";
import { userEmails } from "../../identity/index.ts";
import { type CompanyRow, companies, companyMembers } from "../tables.ts";

const COMPANIES: ListDefinition<CompaniesRequest> = {
  id: companies.id,
  index: "companies_created_at_id_idx",
  sorts: { created_at: companies.createdAt },
  filters: {
    state: companies.state,
    storefront: companies.storefrontCode,
    created_at: companies.createdAt,
    search: { number: "company", columns: [companies.name, companies.code, companies.vatNumber] },
    ids: companies.id,
  },
};

/** The companies of a member's storefronts, and what staff can do next. */
export async function listForStaff(context: StaffCallContext, request: CompaniesRequest) {
  const { db } = context;
  const page = await readStaffList(context, COMPANIES, request, {
    scope: (member) => member.where(companies.storefrontCode),
    select: (position) => db.select({ position, company: companies }).from(companies).$dynamic(),
  });
  const found = page.items.map(({ company }) => company);
  return { ...page, items: await presentRows(context, found) };
}

/** Companies as staff see them in a list, with what the member can do with each. */
export async function presentRows(context: StaffCallContext, found: readonly CompanyRow[]) {
  const { db } = context;
  const teams = await teamsOf(
    db,
    found.map(({ id }) => id),
  );
  const emails = await userEmails(
    db,
    [...teams.values()].flatMap(({ owner }) => owner ?? []),
  );
  return found.map((company) => {
    const { owner = null, members = 0 } = teams.get(company.id) ?? {};
    const email = owner === null ? undefined : emails.get(owner);
    return {
      ...presentRow(company, actingMember(context)),
      owner: email === undefined ? null : maskedEmail(email),
      members,
    };
  });
}

async function teamsOf(db: Database, ids: readonly number[]) {
  const { companyId, role, userId, leftAt } = companyMembers;
  const rows = await db
    .select({ companyId, members: count(), owner: sql<number | null>`min(${userId}) filter (where ${role} = 'owner')` })
    .from(companyMembers)
    .where(sql`${inArray(companyId, ids)} and ${isNull(leftAt)}`)
    .groupBy(companyId);
  return new Map(rows.map((row) => [row.companyId, row]));
}

const presentRow = (company: CompanyRow, member: Member) => ({
  number: numberOf("company", company.id),
  storefront: company.storefrontCode,
  state: company.state,
  name: company.name,
  code: company.code,
  vat_number: company.vatNumber,
  eori: company.eori,
  address: [company.street, company.postalCode, company.city, company.countryCode].join(", "),
  question: company.question,
  answer: company.answer,
  reason: company.reason,
  created_at: company.createdAt.toISOString(),
  next_events: nextEvents(COMPANY_MACHINE, company.state, member),
});
