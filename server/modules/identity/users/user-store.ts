import { and, eq, sql } from "drizzle-orm";
import { checkEmailField } from "../../../../domain/identity/text-rules.ts";
import type { Database } from "../../../platform/database/open-database.ts";
import { mayBeSignedIn } from "../sessions/session-store.ts";
import { users } from "../tables.ts";

export type User = typeof users.$inferSelect;

/** The user with this address on this storefront, unless disabled; whatever is no address is nobody's. */
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

/** Keeps whatever else wants to change this user waiting until the transaction is over. */
export async function lockUser(db: Database, id: number): Promise<User> {
  const [user] = await db.select().from(users).where(eq(users.id, id)).for("no key update");
  if (!user) throw new Error(`There is no user ${id}`);
  return user;
}

export async function setPasswordHash(db: Database, userId: number, passwordHash: string): Promise<void> {
  await db.update(users).set({ passwordHash }).where(eq(users.id, userId));
}

/** Whether it is only now that the address is proved to be the user's. */
export async function markConfirmed(db: Database, userId: number, now: Date): Promise<boolean> {
  const changed = await db
    .update(users)
    .set({ confirmedAt: now })
    .where(and(eq(users.id, userId), sql`${users.confirmedAt} is null`))
    .returning({ id: users.id });
  return changed.length > 0;
}
