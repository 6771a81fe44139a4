import { desc } from "drizzle-orm";
import type { Database } from "../../platform/database/open-database.ts";
import { isAbout } from "./of-addressee.ts";
import { marketingConsents } from "./tables.ts";

export interface Consent {
  storefrontCode: string;
  email: string;
  isGiven: boolean;
  /** Where it was given or taken back. */
  source: string;
}

/** Whether the owner of an address agreed to marketing mail: their newest word counts (AUTH-09). */
export async function isConsentGiven(db: Database, storefrontCode: string, email: string): Promise<boolean> {
  const [newest] = await db
    .select({ isGiven: marketingConsents.isGiven })
    .from(marketingConsents)
    .where(isAbout(marketingConsents, { storefrontCode, email }))
    .orderBy(desc(marketingConsents.id))
    .limit(1);
  return newest?.isGiven ?? false;
}

/** Every word is kept: it is the proof of what was agreed. */
export async function recordConsent(db: Database, consent: Consent): Promise<void> {
  await db.insert(marketingConsents).values(consent);
}
