import type { Payments } from "#modules/money/payments/index.ts";
import type { InboxSource } from "../inbox/index.ts";
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
  personalData: PersonalData;
}

/** Companies and their members (FORWARDING-07). */
export function createCompanies(deps: ServiceDeps): Companies {
  deps.payments.registerLimits(payerLimits(deps));
  return {
    calls: createProCalls(deps),
    staffCalls: createStaffProCalls(deps),
    inboxSource: companyInbox(deps),
    personalData: companyData(deps),
  };
}

interface ServiceDeps extends CompanyDeps {
  payments: CompanyDeps["payments"] & Pick<Payments, "registerLimits">;
}
