import type { Warehouses } from "#modules/forwarding/warehouses/index.ts";
import type { QueueMail } from "#modules/operations/mail/index.ts";
import type { StorefrontDirectory } from "#modules/operations/storefronts/index.ts";
import type { Database } from "#platform/database/open-database.ts";
import type { SpamChecks } from "./spam-checks.ts";

export interface ContactsDeps {
  db: Database;
  queueMail: QueueMail;
  directory: Pick<StorefrontDirectory, "all">;
  warehouses: Warehouses;
  checks: SpamChecks;
  now: () => Date;
}
