import { and, eq, isNull, sql } from "drizzle-orm";
import { checkEmailField } from "#domain/people/identity/text-rules.ts";
import { isAny } from "#platform/database/is-any.ts";
import type { Database } from "#platform/database/open-database.ts";
import { mayBeSignedIn } from "../sessions/session-store.ts";
import { users } from "../tables.ts";

export type User = typeof users.$inferSelect;

/** Neither disabled nor erased users; a text that is no address matches nobody. */
export async function findUserByEmail(db: Database, storefrontCode: string, email: string): Promise<User | undefined> {
  if (checkEmailField(email) !== null) return undefined;
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.storefrontCode, storefrontCode), eq(users.email, email), mayBeSignedIn()));
  return user;
}

export async function getUser(db: Database, id: number): Promise<User> {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  if (!user) throw new Error(`There is no user ${id}`);
  return user;
}

/** The address that the user has proved to own. */
export async function confirmedEmail(db: Database, userId: number): Promise<string | null> {
  const [user] = await db
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), sql`${users.confirmedAt} is not null`));
  return user?.email ?? null;
}

export interface Recipient {
  email: string;
  firstName: string;
  lastName: string;
  phoneNumber: string | null;
  languageId: number;
  userType: "customer" | "pro";
}

/** The recipient of mails about the account; null after its erasure. */
export async function findRecipient(db: Database, userId: number): Promise<Recipient | null> {
  const [user] = await recipientOf(db, userId);
  return user ?? null;
}

/** The same; the account cannot be erased until the transaction ends. */
export async function lockRecipient(tx: Database, userId: number): Promise<Recipient | null> {
  const [user] = await recipientOf(tx, userId).for("share");
  return user ?? null;
}

const recipientOf = (db: Database, userId: number) =>
  db
    .select({
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      phoneNumber: users.phoneNumber,
      languageId: users.languageId,
      userType: users.userType,
    })
    .from(users)
    .where(and(eq(users.id, userId), sql`${users.erasedAt} is null`))
    .$dynamic();

/** A user's name and address for colleagues; null after erasure. */
export async function findPerson(db: Database, userId: number) {
  const { email, firstName, lastName } = users;
  const [person] = await db
    .select({ email, firstName, lastName })
    .from(users)
    .where(and(eq(users.id, userId), sql`${users.erasedAt} is null`));
  return person ?? null;
}

/** The addresses of users; an erased one has none. */
export async function userEmails(db: Database, ids: readonly number[]): Promise<Map<number, string>> {
  const { id, email, erasedAt } = users;
  const found = await db
    .select({ id, email })
    .from(users)
    .where(and(isAny(id, ids), isNull(erasedAt)));
  return new Map(found.map((user) => [user.id, user.email]));
}

/** Other changes of this user wait until the transaction ends. */
export async function lockUser(db: Database, id: number): Promise<User> {
  const [user] = await db.select().from(users).where(eq(users.id, id)).for("no key update");
  if (!user) throw new Error(`There is no user ${id}`);
  return user;
}

export async function setPasswordHash(db: Database, userId: number, passwordHash: string): Promise<void> {
  await db.update(users).set({ passwordHash }).where(eq(users.id, userId));
}

/** Returns whether the address was unconfirmed before. */
export async function markConfirmed(db: Database, userId: number, now: Date): Promise<boolean> {
  const changed = await db
    .update(users)
    .set({ confirmedAt: now })
    .where(and(eq(users.id, userId), sql`${users.confirmedAt} is null`))
    .returning({ id: users.id });
  return changed.length > 0;
}
