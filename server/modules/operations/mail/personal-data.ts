import { and, eq, or } from "drizzle-orm";
import type { Database } from "#platform/database/open-database.ts";
import type { Person } from "#platform/personal-data/person.ts";
import { mails } from "./tables.ts";

const isTo = ({ userId, email, storefrontCode }: Person) =>
  or(eq(mails.userId, userId), and(eq(mails.storefrontCode, storefrontCode), eq(mails.recipient, email)));

/** The mails to a person (T129). Queued ones are not sent after an erasure (T130, T131). */
export const mailData = {
  name: "mails",
  async collect(db: Database, person: Person) {
    const { template, recipient, subject, state, createdAt, sentAt } = mails;
    return db.select({ template, recipient, subject, state, createdAt, sentAt }).from(mails).where(isTo(person));
  },
  async erase(tx: Database, person: Person) {
    await tx.delete(mails).where(isTo(person));
  },
};
