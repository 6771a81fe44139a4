import type { Database } from "#platform/database/open-database.ts";
import type { Goods } from "../../catalog/index.ts";
import type { MarketingRoom, QueueMail } from "../../mail/index.ts";
import type { StorefrontDirectory } from "../../storefronts/index.ts";

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
