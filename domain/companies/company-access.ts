import type { CompanyState } from "./company-machine.ts";

/** What a member of a company is there for. */
export const COMPANY_ROLES = ["owner", "buyer", "accountant", "viewer"] as const;
export type CompanyRole = (typeof COMPANY_ROLES)[number];

/** To see what is the company's, or to do something with it. */
export type CompanyNeed = "read" | "act";

interface Allowed {
  state: CompanyState;
  roles: readonly CompanyRole[];
}

/**
 * Who may do what with a company's parcels and requests. Nobody acts for a suspended company; of a closed one its owners
 * still send on what has arrived. An application has nothing yet.
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

/** Who keeps the company's accounts, and has its statements (T065). */
export const keepsAccounts = (role: CompanyRole): boolean => role === "owner" || role === "accountant";

/** Whether a member in this role may do it while the company is in this state (T059, T065). */
export function isAllowed(need: CompanyNeed, { role, state }: { role: CompanyRole; state: CompanyState }): boolean {
  return COMPANY_ACCESS[need].some((allowed) => allowed.state === state && allowed.roles.includes(role));
}
