import { and, asc, eq, isNull, ne, sql } from "drizzle-orm";
import { OPEN_CLAIM_STATES } from "#domain/aftersales/claims/claim-machine.ts";
import { money } from "#domain/money/money/money.ts";
import { type ConfirmedUser, confirmedEmail } from "#modules/people/identity/index.ts";
import { isAny } from "#platform/database/is-any.ts";
import type { Database } from "#platform/database/open-database.ts";
import type { ClaimSubjectKind } from "./claim-subject.ts";
import { type ClaimMessageRow, type ClaimRow, claimMessages, claims } from "./tables.ts";

interface SubjectName {
  kind: ClaimSubjectKind;
  id: number;
}

const isAbout = ({ kind, id }: SubjectName) => and(eq(claims.subjectKind, kind), eq(claims.subjectId, id));

/** Locks a subject until the transaction ends, so that claims about it are opened one after the other. */
export async function takeTurns(tx: Database, { kind, id }: SubjectName): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`claim ${kind} ${id}`}, 0))`);
}

/** The open claim about a subject; a second claim is answered with it. */
export async function openClaimOn(db: Database, about: SubjectName): Promise<ClaimRow | null> {
  const [found] = await db
    .select()
    .from(claims)
    .where(and(isAbout(about), isAny(claims.state, OPEN_CLAIM_STATES)));
  return found ?? null;
}

/**
 * The sums that other claims about the subject gave or will give, and the credits of all of them beyond its payment.
 */
export async function givenBefore(db: Database, { id, subjectKind, subjectId }: ClaimRow) {
  const [sums] = await db
    .select({
      others: sql<string>`coalesce(sum(given + coalesce(amount, 0)) filter (where ${ne(claims.id, id)}), 0)`,
      credited: sql<string>`coalesce(sum(credited), 0)`,
    })
    .from(claims)
    .where(isAbout({ kind: subjectKind, id: subjectId }));
  return { others: money(Number(sums?.others ?? 0)), credited: money(Number(sums?.credited ?? 0)) };
}

export const messagesOf = (db: Database, claimId: number): Promise<ClaimMessageRow[]> =>
  db.select().from(claimMessages).where(eq(claimMessages.claimId, claimId)).orderBy(asc(claimMessages.id));

type NewMessage = Pick<ClaimMessageRow, "claimId" | "author" | "text"> & Partial<ClaimMessageRow>;

export async function addMessage(tx: Database, message: NewMessage): Promise<void> {
  await tx.insert(claimMessages).values(message);
}

/** A guest's claims become the customer's together with the orders that they are about. */
export async function adoptGuestClaims(tx: Database, { userId, email, storefrontCode }: ConfirmedUser): Promise<void> {
  const isGuests = and(isNull(claims.userId), isNull(claims.erasedAt), eq(claims.email, email.toLowerCase()));
  await tx
    .update(claims)
    .set({ userId })
    .where(and(isGuests, eq(claims.storefrontCode, storefrontCode)));
}

/** The same at sign-in, for an address that was confirmed before. */
export async function adoptAtSignIn(
  db: Database,
  { userId, storefrontCode }: Omit<ConfirmedUser, "email">,
): Promise<void> {
  const email = await confirmedEmail(db, userId);
  if (email !== null) await adoptGuestClaims(db, { userId, email, storefrontCode });
}
