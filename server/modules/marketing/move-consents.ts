import type { Database } from "../../platform/database/open-database.ts";
import { ofAddressee } from "./of-addressee.ts";
import { mailPreferences, marketingConsents, newsletterLinks, newsletterSubscriptions } from "./tables.ts";

interface Move {
  storefrontCode: string;
  from: string;
  to: string;
}

/** A user changed the address: consents, subscription, preferences and links move to the new one (T130, T131). */
export async function moveConsents(tx: Database, { storefrontCode, from, to }: Move): Promise<void> {
  const [old, next] = [
    { storefrontCode, email: from },
    { storefrontCode, email: to },
  ];
  // An address has one of each: the new one may have it already.
  for (const table of [newsletterSubscriptions, mailPreferences])
    if ((await tx.$count(table, ofAddressee(table, old))) > 0) await tx.delete(table).where(ofAddressee(table, next));
  for (const table of [marketingConsents, newsletterLinks, newsletterSubscriptions, mailPreferences])
    await tx.update(table).set({ email: to }).where(ofAddressee(table, old));
}
