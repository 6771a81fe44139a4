import type { Goods } from "#modules/catalogue/catalog/index.ts";
import type { QueueMail } from "#modules/operations/mail/index.ts";
import type { StorefrontDirectory } from "#modules/operations/storefronts/index.ts";
import type { Database } from "#platform/database/open-database.ts";
import type { Jobs } from "#platform/jobs/open-jobs.ts";
import type { CartModule } from "../cart/index.ts";

export interface PhoneReservationDeps {
  db: Database;
  jobs: Pick<Jobs, "schedule">;
  queueMail: QueueMail;
  directory: Pick<StorefrontDirectory, "all">;
  catalogue: Pick<Goods, "describeVariants" | "variantsForSale">;
  cart: Pick<CartModule, "takeHeld">;
  now: () => Date;
}
