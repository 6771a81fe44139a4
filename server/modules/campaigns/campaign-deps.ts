import type { Database } from "#platform/database/open-database.ts";
import type { Jobs } from "#platform/jobs/open-jobs.ts";
import type { Goods } from "../catalog/index.ts";
import type { MarketingRoom, QueueMail } from "../mail/index.ts";
import type { StorefrontDirectory } from "../storefronts/index.ts";

export interface CampaignDeps {
  db: Database;
  jobs: Pick<Jobs, "schedule">;
  queueMail: QueueMail;
  /** Whether an address may get one more marketing mail now. */
  hasRoom: MarketingRoom;
  directory: Pick<StorefrontDirectory, "all">;
  catalogue: Pick<Goods, "variantsForSale" | "variantsOfProduct">;
  now: () => Date;
}
