import type { MailFrequency } from "#domain/marketing/marketing/mail-topics.ts";
import type { Database } from "#platform/database/open-database.ts";
import { type Addressee, ofAddressee } from "./of-addressee.ts";
import { mailPreferences, newsletterSubscriptions } from "./tables.ts";

export interface MailPreferences {
  frequency: MailFrequency;
  /** Null where the owner has never chosen one. */
  languageId: number | null;
}

/** How often, and in which language, an address gets marketing mail. */
export async function preferencesOf(db: Database, addressee: Addressee): Promise<MailPreferences> {
  const [chosen] = await db.select().from(mailPreferences).where(ofAddressee(mailPreferences, addressee));
  const [subscription] = await db
    .select({ languageId: newsletterSubscriptions.languageId })
    .from(newsletterSubscriptions)
    .where(ofAddressee(newsletterSubscriptions, addressee));
  return {
    frequency: chosen?.frequency ?? "always",
    languageId: chosen?.languageId ?? subscription?.languageId ?? null,
  };
}

export async function savePreferences(
  tx: Database,
  addressee: Addressee,
  changes: Partial<MailPreferences>,
): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  await tx
    .insert(mailPreferences)
    .values({ ...addressee, ...changes })
    .onConflictDoUpdate({ target: [mailPreferences.storefrontCode, mailPreferences.email], set: changes });
}
