import type { Database } from "#platform/database/open-database.ts";
import type { QueueMail } from "../mail/index.ts";
import type { StorefrontDirectory } from "../storefronts/index.ts";
import type { Warehouses } from "../warehouses/index.ts";
import type { SpamChecks } from "./spam-checks.ts";

export interface ContactsDeps {
  db: Database;
  queueMail: QueueMail;
  directory: Pick<StorefrontDirectory, "all">;
  warehouses: Warehouses;
  checks: SpamChecks;
  now: () => Date;
}
