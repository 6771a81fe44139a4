import type { InboxSource } from "../inbox/index.ts";
import type { PayerLimits } from "../payments/index.ts";
import { createProCalls } from "./calls.ts";
import type { CompanyDeps } from "./company-deps.ts";
import { companyInbox } from "./inbox-source.ts";
import { payerLimits } from "./limits.ts";
import { companyData, type PersonalData } from "./personal-data.ts";
import { createStaffProCalls } from "./staff-calls.ts";

export interface Companies {
  calls: ReturnType<typeof createProCalls>;
  staffCalls: ReturnType<typeof createStaffProCalls>;
  inboxSource: InboxSource;
  /** What a buyer may pay without an owner. */
  limits: PayerLimits;
  personalData: PersonalData;
}

/** Businesses that work with us, and who works for them (FORWARDING-07). */
export const openCompanies = (deps: CompanyDeps): Companies => ({
  calls: createProCalls(deps),
  staffCalls: createStaffProCalls(deps),
  inboxSource: companyInbox(deps),
  limits: payerLimits(deps),
  personalData: companyData(deps),
});
