import { isInEuropeanUnion } from "#domain/storefronts/european-union.ts";
import type { StorefrontProfile } from "#domain/storefronts/profile.ts";
import { refuse } from "#platform/calls/call-errors.ts";
import type { Database } from "#platform/database/open-database.ts";
import type { Jobs } from "#platform/jobs/open-jobs.ts";
import type { QueueMail } from "../mail/index.ts";
import type { Orders } from "../orders/index.ts";
import type { PaymentService } from "../payments/index.ts";
import type { StorefrontDirectory } from "../storefronts/index.ts";

export interface WithdrawalDeps {
  db: Database;
  jobs: Pick<Jobs, "createQueue" | "enqueue" | "work">;
  queueMail: QueueMail;
  directory: Pick<StorefrontDirectory, "all">;
  orders: Pick<Orders, "stopUnpaid">;
  payments: Pick<PaymentService, "refundAll">;
  now: () => Date;
}

/** Outside the European Union there is no such right, and no page for it. */
export function assertRight({ defaultCountryIso }: StorefrontProfile): void {
  if (!isInEuropeanUnion(defaultCountryIso)) throw refuse("not_found");
}
