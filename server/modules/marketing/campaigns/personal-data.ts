import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "#platform/database/open-database.ts";
import type { Person } from "#platform/personal-data/person.ts";
import { campaignRecipients, campaigns } from "./tables.ts";

const isTo = (db: Database, { storefrontCode, email }: Person) =>
  and(
    eq(campaignRecipients.email, email),
    inArray(
      campaignRecipients.campaignId,
      db.select({ id: campaigns.id }).from(campaigns).where(eq(campaigns.storefrontCode, storefrontCode)),
    ),
  );

/** Which campaigns a person got (T129, T130). */
export const campaignData = {
  name: "campaigns",
  collect: (db: Database, person: Person) => db.select().from(campaignRecipients).where(isTo(db, person)),
  async erase(tx: Database, person: Person) {
    await tx.delete(campaignRecipients).where(isTo(tx, person));
  },
};
