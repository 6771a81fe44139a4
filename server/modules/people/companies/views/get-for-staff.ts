import { and, desc, eq, ne } from "drizzle-orm";
import type { StaffCompany } from "#contracts/staff/people/companies.ts";
import { money } from "#domain/money/money/money.ts";
import { COMPANY_MACHINE } from "#domain/people/companies/company-machine.ts";
import { maskedEmail } from "#domain/people/identity/masked.ts";
import { numberOf } from "#domain/shared/numbers/numbers.ts";
import { mailsByKeys } from "#modules/operations/mail/index.ts";
import { refuse } from "#platform/calls/call-errors.ts";
import type { StaffCallContext } from "#platform/calls/staff-call-context.ts";
import type { Database } from "#platform/database/open-database.ts";
import { pastEffects } from "#platform/state/past-effects.ts";
import { findPerson } from "../../identity/index.ts";
import { rowTimeline } from "../../staff/index.ts";
import { companyAggregate } from "../company-aggregate.ts";
import { companyMailKey } from "../company-mail.ts";
import { membersOf } from "../company-store.ts";
import { peopleOf } from "../own-company.ts";
import { type CompanyRow, companies, type MemberRow } from "../tables.ts";
import { presentRows } from "./list-for-staff.ts";

/** More would be the same people trying again. */
const MOST_OF_CODE = 10;

/** One company with its team, and what else was ever applied for in its name. */
export async function getForStaff(context: StaffCallContext, number: string): Promise<StaffCompany> {
  const { db } = context;
  const company = await companyAggregate.findInScope(context, number);
  const [[row], team, others, timeline] = await Promise.all([
    presentRows(context, [company]),
    membersOf(db, company.id),
    othersOfCode(context, company),
    timelineOf(db, company),
  ]);
  if (!row) throw refuse("not_found");
  return {
    ...row,
    terms_version: company.termsVersion,
    activated_at: company.activatedAt?.toISOString() ?? null,
    closed_at: company.closedAt?.toISOString() ?? null,
    team: await Promise.all(team.map((member) => presentMember(db, member))),
    same_code: others.map(presentOther),
    timeline,
  };
}

async function presentMember(db: Database, { userId, role, monthlyLimit, joinedAt }: MemberRow) {
  const person = await findPerson(db, userId);
  return {
    name: person ? `${person.firstName} ${person.lastName}`.trim() : "",
    email: person ? maskedEmail(person.email) : "",
    role,
    monthly_limit: monthlyLimit === null ? null : money(monthlyLimit),
    joined_at: joinedAt.toISOString(),
  };
}

/** The same code is given to one company of a country. */
const othersOfCode = ({ db, scope }: StaffCallContext, { id, code, countryCode }: CompanyRow): Promise<CompanyRow[]> =>
  db
    .select()
    .from(companies)
    .where(
      and(
        eq(companies.code, code),
        eq(companies.countryCode, countryCode),
        ne(companies.id, id),
        scope().where(companies.storefrontCode),
      ),
    )
    .orderBy(desc(companies.id))
    .limit(MOST_OF_CODE);

const presentOther = ({ id, storefrontCode, state, reason, createdAt }: CompanyRow) => ({
  number: numberOf("company", id),
  storefront: storefrontCode,
  state,
  reason,
  created_at: createdAt.toISOString(),
});

async function timelineOf(db: Database, { id }: CompanyRow) {
  const [history, people] = await Promise.all([companyAggregate.history(db, id), peopleOf(db, id)]);
  const keys = pastEffects(COMPANY_MACHINE, history).flatMap(({ name, occasion }) =>
    people.map((userId) => companyMailKey(`company-${name}`, userId, occasion)),
  );
  const mails = await mailsByKeys(db, keys);
  return rowTimeline(db, { history, mails, subjects: [`company:${numberOf("company", id)}`] });
}
