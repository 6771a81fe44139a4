import { brokenFields } from "../identity/field-verdicts.ts";
import { checkEmailField } from "../identity/text-rules.ts";
import { COMPANY_ROLES, type CompanyRole } from "./company-access.ts";

/** How long an invitation is valid. */
export const INVITED_FOR_DAYS = 7;
/** Members of a company, with its invitations. */
export const MOST_MEMBERS = 50;
/** In 1/10 000 of a euro. */
const MOST_MONTHLY_LIMIT = 10_000_000_000;

/** From zero to a million euros; null is no limit. */
export const isMonthlyLimit = (limit: number | null): boolean =>
  limit === null || (limit >= 0 && limit <= MOST_MONTHLY_LIMIT);

export interface TypedInvitation {
  email: string;
  role: string;
}

export const isCompanyRole = (text: string): text is CompanyRole => COMPANY_ROLES.some((role) => role === text);

/** The fields that break a rule, with their messages (ERROR-05). */
export const checkInvitation = ({ email, role }: TypedInvitation) =>
  brokenFields({
    email: checkEmailField(email),
    role: isCompanyRole(role) ? null : "validation.choice",
  });
