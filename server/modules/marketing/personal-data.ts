import type { Database } from "../../platform/database/open-database.ts";
import { choicesOf, forgetWhoChose } from "./cookie-choices.ts";
import { type Addressee, ofAddressee } from "./of-addressee.ts";
import { marketingConsents, newsletterLinks, newsletterSubscriptions } from "./tables.ts";

/** A person's consents (T129). After an erasure none is left, and so no marketing (T130, T131). */
export const marketingData = {
  name: "marketing",
  async collect(db: Database, person: Addressee & { userId: number }) {
    const { isGiven, source, createdAt } = marketingConsents;
    const { requestedAt, confirmedAt } = newsletterSubscriptions;
    return {
      cookieChoices: await choicesOf(db, person.userId),
      consents: await db
        .select({ isGiven, source, createdAt })
        .from(marketingConsents)
        .where(ofAddressee(marketingConsents, person)),
      newsletter: await db
        .select({ requestedAt, confirmedAt })
        .from(newsletterSubscriptions)
        .where(ofAddressee(newsletterSubscriptions, person)),
    };
  },
  async erase(tx: Database, person: Addressee & { userId: number }) {
    await forgetWhoChose(tx, person.userId);
    for (const table of [marketingConsents, newsletterLinks, newsletterSubscriptions])
      await tx.delete(table).where(ofAddressee(table, person));
  },
};
