import { and, eq, gt, inArray, lt, sql } from "drizzle-orm";
import { LINK_LIFETIME_MS, type LinkPurpose } from "#domain/people/identity/link-lifetimes.ts";
import { later } from "#domain/shared/time/durations.ts";
import type { Database } from "#platform/database/open-database.ts";
import { newSecret, tokenHash } from "#platform/secret-token.ts";
import { oneTimeTokens, users } from "../tables.ts";
import { lockUser } from "../users/user-store.ts";

export interface NewLink {
  purpose: LinkPurpose;
  userId: number;
  details?: Record<string, unknown>;
  now: Date;
}

export interface Link {
  userId: number;
  details: Record<string, unknown>;
}

/** Voids all earlier links for the same purpose (T013). Needs a transaction. */
export async function createLink(tx: Database, { purpose, userId, details = {}, now }: NewLink) {
  await lockUser(tx, userId);
  await voidLinks(tx, userId, purpose);
  const { token, hash } = newSecret();
  const expiresAt = later(now, LINK_LIFETIME_MS[purpose]);
  await tx.insert(oneTimeTokens).values({ tokenHash: hash, purpose, userId, details, createdAt: now, expiresAt });
  return { token, expiresAt };
}

export async function voidLinks(db: Database, userId: number, ...purposes: LinkPurpose[]): Promise<void> {
  await db.delete(oneTimeTokens).where(and(eq(oneTimeTokens.userId, userId), inArray(oneTimeTokens.purpose, purposes)));
}

interface GivenLink {
  token: string;
  purposes: readonly LinkPurpose[];
  storefrontCode: string;
  now: Date;
}

/** A valid link, without consuming it. */
export async function findLink(db: Database, given: GivenLink): Promise<Link | null> {
  const [link] = await db.select().from(oneTimeTokens).where(isUsable(given));
  return link ?? null;
}

/**
 * Consumes a link: of several concurrent requests, one gets it (T013). Needs a transaction. The user is locked before the
 * link, as in `createLink`, so that no deadlock can occur.
 */
export async function consumeLink(tx: Database, given: GivenLink): Promise<Link | null> {
  const found = await findLink(tx, given);
  if (!found) return null;
  await lockUser(tx, found.userId);
  const [link] = await tx.delete(oneTimeTokens).where(isUsable(given)).returning();
  return link ?? null;
}

/** The valid link for a purpose that has not been opened yet. */
export async function findOpenLink(db: Database, userId: number, purpose: LinkPurpose, now: Date) {
  const [link] = await db
    .select({ details: oneTimeTokens.details, createdAt: oneTimeTokens.createdAt })
    .from(oneTimeTokens)
    .where(and(eq(oneTimeTokens.userId, userId), eq(oneTimeTokens.purpose, purpose), gt(oneTimeTokens.expiresAt, now)));
  return link ?? null;
}

/** Merges details into the unopened links for a purpose. */
export async function amendLinks(db: Database, userId: number, purpose: LinkPurpose, details: Link["details"]) {
  await db
    .update(oneTimeTokens)
    .set({ details: sql`${oneTimeTokens.details} || ${JSON.stringify(details)}::jsonb` })
    .where(and(eq(oneTimeTokens.userId, userId), eq(oneTimeTokens.purpose, purpose)));
}

export async function sweepLinks(db: Database, now: Date): Promise<void> {
  await db.delete(oneTimeTokens).where(lt(oneTimeTokens.expiresAt, now));
}

function isUsable({ token, purposes, storefrontCode, now }: GivenLink) {
  const ofThisStorefront = sql`exists (select from ${users} where ${users.id} = ${oneTimeTokens.userId}
    and ${users.storefrontCode} = ${storefrontCode} and ${users.disabledAt} is null and ${users.erasedAt} is null)`;
  return and(
    eq(oneTimeTokens.tokenHash, tokenHash(token) ?? Buffer.alloc(0)),
    inArray(oneTimeTokens.purpose, purposes),
    gt(oneTimeTokens.expiresAt, now),
    ofThisStorefront,
  );
}
