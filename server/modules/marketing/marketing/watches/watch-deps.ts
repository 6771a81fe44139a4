import type { Goods } from "#modules/catalogue/catalog/index.ts";
import type { MarketingRoom, QueueMail } from "#modules/operations/mail/index.ts";
import type { StorefrontDirectory } from "#modules/operations/storefronts/index.ts";
import type { Database } from "#platform/database/open-database.ts";

export interface WatchDeps {
  queueMail: QueueMail;
  directory: Pick<StorefrontDirectory, "all">;
  catalogue: Pick<Goods, "describeVariants" | "variantsForSale" | "variantsOfProduct">;
  now: () => Date;
}

export interface RoundDeps extends WatchDeps {
  db: Database;
  /** Whether an address may get one more marketing mail now. */
  hasRoom: MarketingRoom;
}
