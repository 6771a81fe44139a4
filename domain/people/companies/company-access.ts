import type { CompanyState } from "./company-machine.ts";

export const COMPANY_ROLES = ["owner", "buyer", "accountant", "viewer"] as const;
export type CompanyRole = (typeof COMPANY_ROLES)[number];

/** Reading what belongs to the company, or acting for it. */
export type CompanyNeed = "read" | "act";

interface Allowed {
  state: CompanyState;
  roles: readonly CompanyRole[];
}

/**
 * Access to a company's parcels and requests. Nobody acts for a suspended company; the owners of a closed one still
 * send on arrived parcels. An application has no parcels yet.
 */
export const COMPANY_ACCESS: Readonly<Record<CompanyNeed, readonly Allowed[]>> = {
  read: [
    { state: "active", roles: COMPANY_ROLES },
    { state: "suspended", roles: COMPANY_ROLES },
    { state: "closed", roles: ["owner"] },
  ],
  act: [
    { state: "active", roles: ["owner", "buyer"] },
    { state: "closed", roles: ["owner"] },
  ],
};

/** The roles that keep the company's accounts and have its statements (T065). */
export const keepsAccounts = (role: CompanyRole): boolean => role === "owner" || role === "accountant";

/** Whether a role has this access while the company is in this state (T059, T065). */
export function isAllowed(need: CompanyNeed, { role, state }: { role: CompanyRole; state: CompanyState }): boolean {
  return COMPANY_ACCESS[need].some((allowed) => allowed.state === state && allowed.roles.includes(role));
}
