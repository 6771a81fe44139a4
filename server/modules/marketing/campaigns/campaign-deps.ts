import type { Goods } from "#modules/catalogue/catalog/index.ts";
import type { MarketingRoom, QueueMail } from "#modules/operations/mail/index.ts";
import type { StorefrontDirectory } from "#modules/operations/storefronts/index.ts";
import type { Database } from "#platform/database/open-database.ts";
import type { Jobs } from "#platform/jobs/open-jobs.ts";

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
