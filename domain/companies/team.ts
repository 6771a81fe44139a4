import { brokenFields } from "../identity/field-verdicts.ts";
import { checkEmailField } from "../identity/text-rules.ts";
import { COMPANY_ROLES, type CompanyRole } from "./company-access.ts";

/** How long an invitation holds. */
export const INVITED_FOR_DAYS = 7;
/** In a company, invitations included. */
export const MOST_MEMBERS = 50;
/** In 1/10 000 of a euro. */
const MOST_MONTHLY_LIMIT = 10_000_000_000;

/** A limit of nothing, up to a million euros; null is none. */
export const isMonthlyLimit = (limit: number | null): boolean =>
  limit === null || (limit >= 0 && limit <= MOST_MONTHLY_LIMIT);

export interface TypedInvitation {
  email: string;
  role: string;
}

export const isCompanyRole = (text: string): text is CompanyRole => COMPANY_ROLES.some((role) => role === text);

/** What is wrong with an invitation, by the names of its fields (ERROR-05). */
export const checkInvitation = ({ email, role }: TypedInvitation) =>
  brokenFields({
    email: checkEmailField(email),
    role: isCompanyRole(role) ? null : "validation.choice",
  });
