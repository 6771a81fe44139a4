import { and, eq } from "drizzle-orm";
import type { Database } from "../../platform/database/open-database.ts";
import { marketingConsents, newsletterLinks, newsletterSubscriptions } from "./tables.ts";

interface Person {
  email: string;
  storefrontCode: string;
}

type TableOfPeople = typeof marketingConsents | typeof newsletterLinks | typeof newsletterSubscriptions;

const isAbout = (table: TableOfPeople, { email, storefrontCode }: Person) =>
  and(eq(table.storefrontCode, storefrontCode), eq(table.email, email));

/** What somebody agreed to (T129). After an erasure there is no consent left, and so no marketing (T130, T131). */
export const marketingData = {
  name: "marketing",
  async collect(db: Database, person: Person) {
    const { isGiven, source, createdAt } = marketingConsents;
    const { requestedAt, confirmedAt } = newsletterSubscriptions;
    return {
      consents: await db
        .select({ isGiven, source, createdAt })
        .from(marketingConsents)
        .where(isAbout(marketingConsents, person)),
      newsletter: await db
        .select({ requestedAt, confirmedAt })
        .from(newsletterSubscriptions)
        .where(isAbout(newsletterSubscriptions, person)),
    };
  },
  async erase(tx: Database, person: Person) {
    for (const table of [marketingConsents, newsletterLinks, newsletterSubscriptions])
      await tx.delete(table).where(isAbout(table, person));
  },
};
