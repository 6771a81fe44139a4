import { desc } from "drizzle-orm";
import type { Database } from "../../platform/database/open-database.ts";
import { ofAddressee } from "./of-addressee.ts";
import { marketingConsents } from "./tables.ts";

export interface Consent {
  storefrontCode: string;
  email: string;
  isGiven: boolean;
  /** Where it was given or withdrawn. */
  source: string;
}

/** The newest entry of an address decides (AUTH-09). */
export async function isConsentGiven(db: Database, storefrontCode: string, email: string): Promise<boolean> {
  const [newest] = await db
    .select({ isGiven: marketingConsents.isGiven })
    .from(marketingConsents)
    .where(ofAddressee(marketingConsents, { storefrontCode, email }))
    .orderBy(desc(marketingConsents.id))
    .limit(1);
  return newest?.isGiven ?? false;
}

/** Entries are only appended: they are the evidence of consent. */
export async function recordConsent(db: Database, consent: Consent): Promise<void> {
  await db.insert(marketingConsents).values(consent);
}
