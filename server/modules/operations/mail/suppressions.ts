import { createHash } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { Database } from "#platform/database/open-database.ts";
import type { Person } from "#platform/personal-data/person.ts";
import { mailSuppressions } from "./tables.ts";

/** Stored as a hash: the list has to recognise an address, not to show it. */
const hashOf = (email: string) => createHash("sha256").update(email.toLowerCase()).digest();

const ofAddress = (storefrontCode: string, email: string) =>
  and(eq(mailSuppressions.storefrontCode, storefrontCode), eq(mailSuppressions.addressHash, hashOf(email)));

/** Whether a mail server has refused the address for good. */
export async function isSuppressed(db: Database, storefrontCode: string, email: string): Promise<boolean> {
  return (await db.$count(mailSuppressions, ofAddress(storefrontCode, email))) > 0;
}

/** After a final refusal no marketing is sent again: mail servers treat repeated refused mails as spam. */
export async function suppress(db: Database, storefrontCode: string, email: string): Promise<void> {
  const values = { storefrontCode, addressHash: hashOf(email), reason: "refused by the mail server" };
  await db.insert(mailSuppressions).values(values).onConflictDoNothing();
}

/** The suppression of a person's address is exported and erased too (T129, T130). */
export const suppressionData = {
  name: "mail-suppressions",
  collect: (db: Database, { storefrontCode, email }: Person) =>
    db
      .select({ reason: mailSuppressions.reason, createdAt: mailSuppressions.createdAt })
      .from(mailSuppressions)
      .where(ofAddress(storefrontCode, email)),
  async erase(tx: Database, { storefrontCode, email }: Person) {
    await tx.delete(mailSuppressions).where(ofAddress(storefrontCode, email));
  },
};
