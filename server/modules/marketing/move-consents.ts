import type { Database } from "../../platform/database/open-database.ts";
import { isAbout } from "./of-addressee.ts";
import { marketingConsents, newsletterLinks, newsletterSubscriptions } from "./tables.ts";

interface Move {
  storefrontCode: string;
  from: string;
  to: string;
}

/** Somebody has another address now: what they said, and their ways out, are about that one (T130, T131). */
export async function moveConsents(tx: Database, { storefrontCode, from, to }: Move): Promise<void> {
  const [old, next] = [
    { storefrontCode, email: from },
    { storefrontCode, email: to },
  ];
  const [known] = await tx.select().from(newsletterSubscriptions).where(isAbout(newsletterSubscriptions, old));
  // An address subscribes once: the new one may have done so before.
  if (known) await tx.delete(newsletterSubscriptions).where(isAbout(newsletterSubscriptions, next));
  for (const table of [marketingConsents, newsletterLinks, newsletterSubscriptions])
    await tx.update(table).set({ email: to }).where(isAbout(table, old));
}
