import type { Money } from "#domain/money/money.ts";
import type { Database } from "#platform/database/open-database.ts";
import type { QueueMail } from "../mail/index.ts";
import type { PaymentService } from "../payments/index.ts";
import type { StorefrontDirectory } from "../storefronts/index.ts";

export interface CompanyDeps {
  queueMail: QueueMail;
  directory: Pick<StorefrontDirectory, "all">;
  /** The countries that a company can be in. */
  countries: readonly { iso_code: string }[];
  customs: { feesOn(day: string): Record<"storage_free" | "storage_free_pro", number> };
  /** A suite of the company's own, whose mails go to a person. */
  giveSuite(tx: Database, given: { userId: number; companyId: number; storefrontCode: string }): Promise<void>;
  /** Another member is written to about the company's suite from now on. */
  handSuiteOver(tx: Database, given: { companyId: number; userId: number }): Promise<void>;
  /** What was in the suite belongs to its customer alone. */
  releaseSuite(tx: Database, companyId: number): Promise<void>;
  /** A sum of euros in another currency, at the rate of today. */
  inCurrency(euros: Money, currencyId: number): Money;
  payments: Pick<PaymentService, "payFromBalance" | "findPayable" | "spentSince" | "isOfCompany">;
  now: () => Date;
}
