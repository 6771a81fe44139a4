import { and, eq, lt, or, sql } from "drizzle-orm";
import { STAFF_SESSION_ABSOLUTE_MS, STAFF_SESSION_IDLE_MS } from "#domain/people/access/staff-limits.ts";
import { LAST_SEEN_STEP_MS } from "#domain/people/identity/session-limits.ts";
import { earlier } from "#domain/shared/time/durations.ts";
import type { StaffCallContext } from "#platform/calls/staff-call-context.ts";
import type { Database } from "#platform/database/open-database.ts";
import { tokenHash } from "#platform/secret-token.ts";
import type { MemberRow } from "../members/member-store.ts";
import { staffMembers, staffSessions } from "../tables.ts";

const MAX_USER_AGENT_CHARACTERS = 300;

export type SessionRow = typeof staffSessions.$inferSelect;

/** A session of a member who has not been disabled, however old it is. */
export async function loadSession(
  db: Database,
  hash: Buffer,
): Promise<{ session: SessionRow; member: MemberRow } | null> {
  const [row] = await db
    .select({ session: staffSessions, member: staffMembers })
    .from(staffSessions)
    .innerJoin(staffMembers, eq(staffMembers.id, staffSessions.memberId))
    .where(and(eq(staffSessions.tokenHash, hash), sql`${staffMembers.disabledAt} is null`));
  return row ?? null;
}

interface NewSession {
  hash: Buffer;
  memberId: number;
  client: StaffCallContext["client"];
  now: Date;
  /** Whether the second factor was given already. */
  isVerified: boolean;
}

export async function insertSession(db: Database, session: NewSession): Promise<void> {
  const { hash, memberId, client, now, isVerified } = session;
  await db.insert(staffSessions).values({
    tokenHash: hash,
    memberId,
    createdAt: now,
    lastSeenAt: now,
    verifiedAt: isVerified ? now : null,
    userAgent: client.userAgent.slice(0, MAX_USER_AGENT_CHARACTERS),
    address: client.address,
  });
}

/** Written at most once a minute, however many requests come. */
export async function touchSession(db: Database, { tokenHash, lastSeenAt }: SessionRow, now: Date): Promise<void> {
  if (now.getTime() - lastSeenAt.getTime() < LAST_SEEN_STEP_MS) return;
  await db.update(staffSessions).set({ lastSeenAt: now }).where(eq(staffSessions.tokenHash, tokenHash));
}

/** Records another code, under a new secret: a stolen old one gains nothing. */
export async function stepUpSession(db: Database, id: string, newHash: Buffer, now: Date): Promise<void> {
  await db.update(staffSessions).set({ steppedUpAt: now, tokenHash: newHash }).where(eq(staffSessions.id, id));
}

/** Ends the session with this secret, if there is one. */
export async function deleteSessionByToken(db: Database, token: string | undefined): Promise<void> {
  const hash = tokenHash(token ?? "");
  if (hash) await db.delete(staffSessions).where(eq(staffSessions.tokenHash, hash));
}

export async function deleteSessionsOf(db: Database, memberId: number): Promise<void> {
  await db.delete(staffSessions).where(eq(staffSessions.memberId, memberId));
}

export async function sweepSessions(db: Database, now: Date): Promise<void> {
  const before = (ms: number) => earlier(now, ms);
  await db
    .delete(staffSessions)
    .where(
      or(
        lt(staffSessions.lastSeenAt, before(STAFF_SESSION_IDLE_MS)),
        lt(staffSessions.createdAt, before(STAFF_SESSION_ABSOLUTE_MS)),
      ),
    );
}
