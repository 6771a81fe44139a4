import { eq } from "drizzle-orm";
import type { Database } from "#platform/database/open-database.ts";
import { storefrontContacts } from "./tables.ts";

/** By what a storefront is reached; nothing of one without a row of its own. */
export async function contactsOf(db: Database, storefrontCode: string) {
  const { email, phone } = storefrontContacts;
  const [found] = await db
    .select({ email, phone })
    .from(storefrontContacts)
    .where(eq(storefrontContacts.storefrontCode, storefrontCode));
  return { email: found?.email ?? null, phone: found?.phone ?? null };
}
