import { isInEuropeanUnion } from "#domain/operations/storefronts/european-union.ts";
import type { StorefrontProfile } from "#domain/operations/storefronts/profile.ts";
import type { PaymentService } from "#modules/money/payments/index.ts";
import type { QueueMail } from "#modules/operations/mail/index.ts";
import type { StorefrontDirectory } from "#modules/operations/storefronts/index.ts";
import type { Orders } from "#modules/selling/orders/index.ts";
import { refuse } from "#platform/calls/call-errors.ts";
import type { Database } from "#platform/database/open-database.ts";
import type { Jobs } from "#platform/jobs/open-jobs.ts";

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
