import type { Money } from "#domain/money/money/money.ts";
import type { PaymentService } from "#modules/money/payments/index.ts";
import type { QueueMail } from "#modules/operations/mail/index.ts";
import type { StorefrontDirectory } from "#modules/operations/storefronts/index.ts";
import type { Database } from "#platform/database/open-database.ts";

/** The suites that companies get their parcels in. */
export interface CompanySuites {
  /** Gives the company a suite of its own; mails about the suite go to the user. */
  giveSuite(tx: Database, given: { userId: number; companyId: number; storefrontCode: string }): Promise<void>;
  /** Mails about the company's suite go to another member from now on. */
  handSuiteOver(tx: Database, given: { companyId: number; userId: number }): Promise<void>;
  /** Hands the suite's parcels and requests over to its customer alone. */
  releaseSuite(tx: Database, companyId: number): Promise<void>;
}

export interface CompanyDeps extends CompanySuites {
  queueMail: QueueMail;
  directory: Pick<StorefrontDirectory, "all">;
  /** The countries that a company can be in. */
  countries: readonly { iso_code: string }[];
  customs: { feesOn(day: string): Record<"storage_free" | "storage_free_pro", number> };
  /** A sum of euros in another currency, at the rate of today. */
  inCurrency(euros: Money, currencyId: number): Money;
  payments: Pick<PaymentService, "payFromBalance" | "findPayable" | "spentSince" | "isOfCompany">;
  now: () => Date;
}
