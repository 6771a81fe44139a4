import { and, eq, isNull } from "drizzle-orm";
import { SERVER_VENDOR_NAMES } from "#domain/marketing/integrations/server-vendor.ts";
import { listIntegrations, setIntegration } from "#modules/marketing/integrations/index.ts";
import { storefrontLanguages, storefronts } from "#modules/operations/storefronts/tables.ts";
import type { Database } from "#platform/database/open-database.ts";

const STOREFRONT = "nl";
const ACCOUNTS = { ga4: "G-DEMO00001", meta: "100000000000001" } as const;

/** Made-up ids: the pages of a demo reach the vendor sink, never a vendor. What staff have set stays. */
export async function setVendorsUp(db: Database, secretsKey: Buffer | null): Promise<void> {
  await db
    .update(storefrontLanguages)
    .set({ gtmId: "GTM-DEMO1", pixelId: "100000000000001,100000000000002", liveAgentId: "nederpak/b1" })
    .where(and(eq(storefrontLanguages.storefrontCode, STOREFRONT), isNull(storefrontLanguages.gtmId)));
  await db
    .update(storefronts)
    .set({ criteoKey: "10001", klaviyoKey: "Demo01" })
    .where(and(eq(storefronts.code, STOREFRONT), isNull(storefronts.criteoKey)));
  if (secretsKey) await addIntegrations(db, secretsKey);
}

async function addIntegrations(db: Database, secretsKey: Buffer): Promise<void> {
  const known = await listIntegrations(db);
  for (const vendor of SERVER_VENDOR_NAMES) {
    if (known.some((each) => each.storefrontCode === STOREFRONT && each.vendor === vendor)) continue;
    const account = { account: ACCOUNTS[vendor], secret: "a secret of the demo", changedAt: new Date() };
    await setIntegration(db, secretsKey, { storefrontCode: STOREFRONT, vendor, ...account });
  }
}
