import { and, asc, eq, or } from "drizzle-orm";
import type { Database } from "../../platform/database/open-database.ts";
import { answersTo, forgetMessages } from "./message-store.ts";
import { contactMessages } from "./tables.ts";

interface Person {
  userId: number;
  email: string;
  storefrontCode: string;
}

/** Written with the account or with its address. */
const isOf = ({ userId, email, storefrontCode }: Person) =>
  or(
    eq(contactMessages.userId, userId),
    and(eq(contactMessages.storefrontCode, storefrontCode), eq(contactMessages.email, email.toLowerCase())),
  );

/** What a person wrote to the shop, with the answers (T129). An erasure leaves their numbers and states (T130). */
export const contactData = {
  name: "contact-messages",
  async collect(db: Database, person: Person) {
    const found = await db.select().from(contactMessages).where(isOf(person)).orderBy(asc(contactMessages.id));
    const answers = await answersTo(
      db,
      found.map(({ id }) => id),
    );
    return found.map(({ heldFor: _, ...message }) => ({
      ...message,
      answers: answers
        .filter(({ messageId }) => messageId === message.id)
        .map(({ text, createdAt }) => ({ text, createdAt })),
    }));
  },
  erase: (tx: Database, person: Person) => forgetMessages(tx, isOf(person)),
};
