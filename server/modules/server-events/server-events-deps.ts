import type { StorefrontProfile } from "#domain/storefronts/profile.ts";
import type { CallLog } from "#platform/calls/call-context.ts";
import type { ChangeFeed } from "#platform/database/change-feed.ts";
import type { Database } from "#platform/database/open-database.ts";
import type { Jobs } from "#platform/jobs/open-jobs.ts";
import type { PaymentService } from "../payments/index.ts";

export interface ServerEventsDeps {
  db: Database;
  changes: ChangeFeed;
  jobs: Omit<Jobs, "stop">;
  storefronts: { all(): readonly StorefrontProfile[] };
  payments: Pick<PaymentService, "findPayable" | "findPurchase">;
  /** What secrets are encrypted with; null: there are none. */
  secretsKey: Buffer | null;
  /** A demo reaches the vendor sink instead of vendors. */
  vendorSink: string | null;
  /** How long a vendor may take to answer. */
  patienceMs?: number;
  log: CallLog;
  now: () => Date;
}
