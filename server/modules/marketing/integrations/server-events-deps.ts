import type { StorefrontProfile } from "#domain/operations/storefronts/profile.ts";
import type { PaymentService } from "#modules/money/payments/index.ts";
import type { CallLog } from "#platform/calls/call-context.ts";
import type { ChangeFeed } from "#platform/database/change-feed.ts";
import type { Database } from "#platform/database/open-database.ts";
import type { Jobs } from "#platform/jobs/open-jobs.ts";

export interface ServerEventsDeps {
  db: Database;
  changes: ChangeFeed;
  jobs: Omit<Jobs, "stop">;
  storefronts: { all(): readonly StorefrontProfile[] };
  payments: Pick<PaymentService, "findPayable" | "findPurchase">;
  /** The encryption key of the accounts' secrets; null: there are none. */
  secretsKey: Buffer | null;
  /** The vendor sink that a demo reaches instead of vendors. */
  vendorSink: string | null;
  /** How long a vendor may take to answer. */
  patienceMs?: number;
  log: CallLog;
  now: () => Date;
}
