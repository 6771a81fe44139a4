import { asc, eq, or } from "drizzle-orm";
import type { Database } from "#platform/database/open-database.ts";
import { choicesOf, forgetWhoChose } from "./cookie-choices.ts";
import { type Addressee, ofAddressee } from "./of-addressee.ts";
import {
  mailPreferences,
  marketingConsents,
  newsletterLinks,
  newsletterSubscriptions,
  stockWatches,
} from "./tables.ts";

/** Watches requested with the account or with its address. */
const isWatchOf = (person: Addressee & { userId: number }) =>
  or(eq(stockWatches.userId, person.userId), ofAddressee(stockWatches, person));

/** A person's consents (T129). After an erasure none is left, and so no marketing (T130, T131). */
export const marketingData = {
  name: "marketing",
  async collect(db: Database, person: Addressee & { userId: number }) {
    const { topic, isGiven, source, textVersion, createdAt } = marketingConsents;
    const { requestedAt, confirmedAt } = newsletterSubscriptions;
    return {
      cookieChoices: await choicesOf(db, person.userId),
      consents: await db
        .select({ topic, isGiven, source, textVersion, createdAt })
        .from(marketingConsents)
        .where(ofAddressee(marketingConsents, person)),
      newsletter: await db
        .select({ requestedAt, confirmedAt })
        .from(newsletterSubscriptions)
        .where(ofAddressee(newsletterSubscriptions, person)),
      watches: await db.select().from(stockWatches).where(isWatchOf(person)).orderBy(asc(stockWatches.id)),
      preferences: await db
        .select({ frequency: mailPreferences.frequency, languageId: mailPreferences.languageId })
        .from(mailPreferences)
        .where(ofAddressee(mailPreferences, person)),
    };
  },
  async erase(tx: Database, person: Addressee & { userId: number }) {
    await forgetWhoChose(tx, person.userId);
    await tx.delete(stockWatches).where(isWatchOf(person));
    for (const table of [marketingConsents, newsletterLinks, newsletterSubscriptions, mailPreferences])
      await tx.delete(table).where(ofAddressee(table, person));
  },
};
