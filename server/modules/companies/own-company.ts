import { and, eq } from "drizzle-orm";
import type { CompanyView } from "../../../contracts/shop/pro.ts";
import { isAllowed } from "../../../domain/companies/company-access.ts";
import { companyNumber } from "../../../domain/companies/company-number.ts";
import type { CallContext } from "../../platform/calls/call-context.ts";
import { refuse } from "../../platform/calls/call-errors.ts";
import { signedIn } from "../../platform/calls/signed-in.ts";
import { type CompanyRow, companies, companyMembers, type MemberRow } from "./tables.ts";

/** Without the feature there is nothing to find here. */
function assertPro({ storefront }: Pick<CallContext, "storefront">): void {
  if (!storefront.features.includes("pro")) throw refuse("not_found");
}

export interface OwnCompany {
  company: CompanyRow;
  member: MemberRow;
}

/** The caller's live company with their part in it; null for somebody who has none. */
export async function findOwnCompany(context: CallContext): Promise<OwnCompany | null> {
  assertPro(context);
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

export function presentCompany({ company, member: { role, monthlyLimit } }: OwnCompany): CompanyView {
  const { name, code, vatNumber, eori, street, city, postalCode, countryCode, state, question, answer } = company;
  return {
    number: companyNumber(company.id),
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
    role,
    may_act: isAllowed("act", { role, state }),
    monthly_limit: monthlyLimit,
  };
}
