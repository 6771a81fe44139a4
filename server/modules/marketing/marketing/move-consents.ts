import { sql } from "drizzle-orm";
import type { Database } from "#platform/database/open-database.ts";
import { ofAddressee } from "./of-addressee.ts";
import {
  mailPreferences,
  marketingConsents,
  newsletterLinks,
  newsletterSubscriptions,
  stockWatches,
} from "./tables.ts";

interface Move {
  storefrontCode: string;
  from: string;
  to: string;
}

/** Moves consents, subscription, preferences, links and watches to a user's new address (T130, T131). */
export async function moveConsents(tx: Database, { storefrontCode, from, to }: Move): Promise<void> {
  const [old, next] = [
    { storefrontCode, email: from },
    { storefrontCode, email: to },
  ];
  // An address has one row of each: the new address may have it already.
  for (const table of [newsletterSubscriptions, mailPreferences])
    if ((await tx.$count(table, ofAddressee(table, old))) > 0) await tx.delete(table).where(ofAddressee(table, next));
  // Of two watches of the same variant, that of the old address is deleted.
  await tx.execute(sql`
    delete from stock_watches old using stock_watches known
    where old.storefront_code = ${storefrontCode} and old.email = ${from} and old.ended_at is null
      and known.storefront_code = ${storefrontCode} and known.email = ${to} and known.ended_at is null
      and known.kind = old.kind and known.variant_id = old.variant_id`);
  for (const table of [marketingConsents, newsletterLinks, newsletterSubscriptions, mailPreferences, stockWatches])
    await tx.update(table).set({ email: to }).where(ofAddressee(table, old));
}
