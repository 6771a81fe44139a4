import { asc } from "drizzle-orm";
import type { Database } from "#platform/database/open-database.ts";
import { isOf, type Person } from "#platform/personal-data/person.ts";
import { answersTo, forgetMessages } from "./message-store.ts";
import { contactMessages } from "./tables.ts";

/** A person's messages to the shop, with the answers (T129). Erasure leaves their numbers and states (T130). */
export const contactData = {
  name: "contact-messages",
  async collect(db: Database, person: Person) {
    const found = await db
      .select()
      .from(contactMessages)
      .where(isOf(contactMessages, person))
      .orderBy(asc(contactMessages.id));
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
  erase: (tx: Database, person: Person) => forgetMessages(tx, isOf(contactMessages, person)),
};
