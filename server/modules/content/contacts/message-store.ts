import { and, asc, eq, inArray, isNull, lt, type SQL, sql } from "drizzle-orm";
import { KEPT_MONTHS } from "#domain/content/contacts/contact-message.ts";
import type { Database } from "#platform/database/open-database.ts";
import { transact } from "#platform/database/transact.ts";
import { contactAnswers, contactChallenges, contactMessages, type MessageRow } from "./tables.ts";

/** The same message, sent with the same challenge: its answer was lost on the way, and the browser has tried again. */
export async function findRepeated(
  tx: Database,
  nonce: string,
  { email, subject, message }: Pick<MessageRow, "email" | "subject" | "message">,
): Promise<number | null> {
  const isSame = and(
    eq(contactChallenges.nonce, nonce),
    eq(contactMessages.email, email),
    eq(contactMessages.subject, subject),
    eq(contactMessages.message, message),
  );
  const [found] = await tx
    .select({ id: contactMessages.id })
    .from(contactChallenges)
    .innerJoin(contactMessages, eq(contactMessages.id, contactChallenges.messageId))
    .where(isSame);
  return found?.id ?? null;
}

export async function noteChallenge(tx: Database, nonce: string, messageId: number): Promise<void> {
  const isFree = and(eq(contactChallenges.nonce, nonce), isNull(contactChallenges.messageId));
  await tx.update(contactChallenges).set({ messageId }).where(isFree);
}

/** The answers to some messages, the oldest first. */
export const answersTo = (db: Database, ids: readonly number[]) =>
  db.select().from(contactAnswers).where(inArray(contactAnswers.messageId, ids)).orderBy(asc(contactAnswers.id));

/** Erases who wrote and what; that there was a message, and what became of it, stays (T130). */
export async function forgetMessages(tx: Database, which: SQL | undefined): Promise<void> {
  const erased = await tx
    .update(contactMessages)
    .set({ name: "", email: "", subject: "", message: "", orderNumber: null, userId: null, erasedAt: sql`now()` })
    .where(and(which, isNull(contactMessages.erasedAt)))
    .returning({ id: contactMessages.id });
  const ids = erased.map(({ id }) => id);
  await tx.delete(contactAnswers).where(inArray(contactAnswers.messageId, ids));
}

/** Erases messages after their time, and challenges that nobody can answer any more. */
export async function sweepMessages(db: Database, now: Date): Promise<void> {
  const oldest = new Date(now);
  oldest.setUTCMonth(oldest.getUTCMonth() - KEPT_MONTHS);
  await transact(db, (tx) => forgetMessages(tx, lt(contactMessages.createdAt, oldest)));
  await db.delete(contactChallenges).where(lt(contactChallenges.expiresAt, now));
}
