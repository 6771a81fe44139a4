import { and, eq, gt, sql } from "drizzle-orm";
import { isAny } from "#platform/database/is-any.ts";
import type { Database } from "#platform/database/open-database.ts";
import { newSecret, tokenHash } from "#platform/secret-token.ts";
import { type ClaimRow, claimLinks, claims } from "./tables.ts";

/** As long as links to orders. */
const LIFETIME = sql`interval '2 years'`;

/** A new secret that opens a guest's claim; every mail gets one of its own, because only hashes are stored (T061). */
export async function createClaimLink(tx: Database, claimId: number): Promise<string> {
  const { token, hash } = newSecret();
  await tx.insert(claimLinks).values({ tokenHash: hash, claimId });
  return token;
}

/** The claim that a link opens; once it belongs to an account, the link proves nothing. */
export async function findLinkedClaim(db: Database, token: string): Promise<ClaimRow | null> {
  const hash = tokenHash(token);
  if (!hash) return null;
  const [found] = await db
    .select({ claim: claims })
    .from(claimLinks)
    .innerJoin(claims, eq(claims.id, claimLinks.claimId))
    .where(and(eq(claimLinks.tokenHash, hash), gt(claimLinks.createdAt, sql`now() - ${LIFETIME}`)));
  return found && found.claim.userId === null ? found.claim : null;
}

/** The links of erased customers open nothing (T130). */
export async function deleteClaimLinks(tx: Database, claimIds: readonly number[]): Promise<void> {
  if (claimIds.length > 0) await tx.delete(claimLinks).where(isAny(claimLinks.claimId, claimIds));
}
