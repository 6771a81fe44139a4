import { and, eq, isNull } from "drizzle-orm";
import { storefrontLanguages, storefronts } from "../server/modules/storefronts/tables.ts";
import type { Database } from "../server/platform/database/open-database.ts";

const STOREFRONT = "nl";

/** Made-up ids: the pages of a demo reach the vendor sink, never a vendor. What staff have set stays. */
export async function setVendorsUp(db: Database): Promise<void> {
  await db
    .update(storefrontLanguages)
    .set({ gtmId: "GTM-DEMO1", pixelId: "100000000000001,100000000000002" })
    .where(and(eq(storefrontLanguages.storefrontCode, STOREFRONT), isNull(storefrontLanguages.gtmId)));
  await db
    .update(storefronts)
    .set({ criteoKey: "10001", klaviyoKey: "Demo01" })
    .where(and(eq(storefronts.code, STOREFRONT), isNull(storefronts.criteoKey)));
}
