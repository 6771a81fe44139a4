import type { Database } from "../../platform/database/open-database.ts";
import { ofAddressee } from "./of-addressee.ts";
import { marketingConsents, newsletterLinks, newsletterSubscriptions } from "./tables.ts";

interface Move {
  storefrontCode: string;
  from: string;
  to: string;
}

/** A user changed the address: consents, subscription and unsubscribe links move to the new one (T130, T131). */
export async function moveConsents(tx: Database, { storefrontCode, from, to }: Move): Promise<void> {
  const [old, next] = [
    { storefrontCode, email: from },
    { storefrontCode, email: to },
  ];
  const [known] = await tx.select().from(newsletterSubscriptions).where(ofAddressee(newsletterSubscriptions, old));
  // An address subscribes once: the new one may have done so before.
  if (known) await tx.delete(newsletterSubscriptions).where(ofAddressee(newsletterSubscriptions, next));
  for (const table of [marketingConsents, newsletterLinks, newsletterSubscriptions])
    await tx.update(table).set({ email: to }).where(ofAddressee(table, old));
}
