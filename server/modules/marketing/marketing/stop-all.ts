import { and, inArray } from "drizzle-orm";
import type { Database } from "#platform/database/open-database.ts";
import { agreedTopics, recordConsent } from "./consents.ts";
import { type Addressee, ofAddressee } from "./of-addressee.ts";
import { newsletterLinks, newsletterSubscriptions } from "./tables.ts";
import { endWatches } from "./watches/watch-store.ts";

/** Ends all marketing mail to an address, and voids links that could subscribe it again (T131). */
export async function stopAll(tx: Database, addressee: Addressee, source: string): Promise<void> {
  await tx.delete(newsletterSubscriptions).where(ofAddressee(newsletterSubscriptions, addressee));
  await tx
    .delete(newsletterLinks)
    .where(and(ofAddressee(newsletterLinks, addressee), inArray(newsletterLinks.purpose, ["confirm", "watch"])));
  await endWatches(tx, addressee);
  const agreed = await agreedTopics(tx, addressee);
  if (agreed.size > 0) await recordConsent(tx, { ...addressee, isGiven: false, source });
}
