import { and, eq, gt, sql } from "drizzle-orm";
import type { Database } from "#platform/database/open-database.ts";
import { newSecret, tokenHash } from "#platform/secret-token.ts";
import type { Subject } from "./subject.ts";
import { trackingLinks } from "./tables.ts";

/** A parcel has long arrived by then. */
const LIFETIME = sql`interval '180 days'`;

/** A new secret that shows where a parcel is (T061). With `renew` those of before show nothing any more. */
export async function createLink(tx: Database, { kind, id }: Subject, renew: boolean): Promise<string> {
  const { token, hash } = newSecret();
  if (renew)
    await tx.delete(trackingLinks).where(and(eq(trackingLinks.subjectKind, kind), eq(trackingLinks.subjectId, id)));
  await tx.insert(trackingLinks).values({ tokenHash: hash, subjectKind: kind, subjectId: id });
  return token;
}

export async function findLinked(db: Database, token: string): Promise<Subject | null> {
  const hash = tokenHash(token);
  if (!hash) return null;
  const [found] = await db
    .select({ kind: trackingLinks.subjectKind, id: trackingLinks.subjectId })
    .from(trackingLinks)
    .where(and(eq(trackingLinks.tokenHash, hash), gt(trackingLinks.createdAt, sql`now() - ${LIFETIME}`)));
  return found ?? null;
}

export const sweepLinks = (db: Database) =>
  db.delete(trackingLinks).where(sql`${trackingLinks.createdAt} < now() - ${LIFETIME}`);
