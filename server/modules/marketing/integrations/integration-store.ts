import { and, asc, eq } from "drizzle-orm";
import type { ServerVendorName } from "#domain/marketing/integrations/server-vendor.ts";
import type { Database } from "#platform/database/open-database.ts";
import { openSecret, sealSecret } from "#platform/sealed-secret.ts";
import { storefrontIntegrations } from "./tables.ts";

/** An account of a storefront at a vendor, without its secret. */
export interface Integration {
  storefrontCode: string;
  vendor: ServerVendorName;
  account: string;
  changedAt: Date;
}

type Name = Pick<Integration, "storefrontCode" | "vendor">;

/** A secret that was sealed for one account cannot be opened for another. */
const purposeOf = ({ storefrontCode, vendor }: Name) => `integration ${storefrontCode} ${vendor}`;

const isOf = ({ storefrontCode, vendor }: Name) =>
  and(eq(storefrontIntegrations.storefrontCode, storefrontCode), eq(storefrontIntegrations.vendor, vendor));

export function listIntegrations(db: Database): Promise<Integration[]> {
  const { storefrontCode, vendor, account, changedAt } = storefrontIntegrations;
  return db
    .select({ storefrontCode, vendor, account, changedAt })
    .from(storefrontIntegrations)
    .orderBy(asc(storefrontCode), asc(vendor));
}

export async function setIntegration(
  db: Database,
  key: Buffer,
  { secret, ...integration }: Integration & { secret: string },
): Promise<void> {
  const sealedSecret = sealSecret(key, purposeOf(integration), Buffer.from(secret));
  const { storefrontCode, vendor, ...changes } = integration;
  await db
    .insert(storefrontIntegrations)
    .values({ storefrontCode, vendor, ...changes, sealedSecret })
    .onConflictDoUpdate({
      target: [storefrontIntegrations.storefrontCode, storefrontIntegrations.vendor],
      set: { ...changes, sealedSecret },
    });
}

/** False where there was none. */
export async function removeIntegration(db: Database, name: Name): Promise<boolean> {
  const removed = await db
    .delete(storefrontIntegrations)
    .where(isOf(name))
    .returning({ vendor: storefrontIntegrations.vendor });
  return removed.length > 0;
}

export async function openAccount(
  db: Database,
  key: Buffer,
  name: Name,
): Promise<{ account: string; secret: string } | null> {
  const [row] = await db.select().from(storefrontIntegrations).where(isOf(name));
  if (!row) return null;
  return { account: row.account, secret: openSecret(key, purposeOf(name), row.sealedSecret).toString() };
}
