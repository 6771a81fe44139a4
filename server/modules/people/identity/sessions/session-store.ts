import { and, eq, lt, ne, or, type SQL, sql } from "drizzle-orm";
import {
  LAST_SEEN_STEP_MS,
  SESSION_ABSOLUTE_MS,
  SESSION_IDLE_MS,
  type SessionTimes,
} from "#domain/people/identity/session-limits.ts";
import { earlier } from "#domain/shared/time/durations.ts";
import type { SignedInUser } from "#platform/calls/call-context.ts";
import type { Database } from "#platform/database/open-database.ts";
import { roles, sessions, userRoles, users } from "../tables.ts";

const MAX_USER_AGENT_CHARACTERS = 300;

export interface StoredSession extends SessionTimes {
  user: SignedInUser;
}

/** A session of this storefront whose user is neither disabled nor erased (T025, T028). */
export async function loadSession(
  db: Database,
  hash: Buffer,
  storefrontCode: string,
): Promise<StoredSession | undefined> {
  const [row] = await db
    .select({
      sessionId: sessions.id,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      id: users.id,
      email: users.email,
      first_name: users.firstName,
      last_name: users.lastName,
      userType: users.userType,
      permissions: permissionsOf(),
    })
    .from(sessions)
    .innerJoin(users, and(eq(users.id, sessions.userId), mayBeSignedIn()))
    .where(and(eq(sessions.tokenHash, hash), eq(sessions.storefrontCode, storefrontCode)));
  if (!row) return undefined;
  const { createdAt, lastSeenAt, ...user } = row;
  return {
    createdAtMs: createdAt.getTime(),
    lastSeenAtMs: lastSeenAt.getTime(),
    user,
  };
}

export const mayBeSignedIn = (): SQL => sql`${users.disabledAt} is null and ${users.erasedAt} is null`;

const permissionsOf = () => sql<string[]>`(
  select coalesce(array_agg(distinct permission order by permission), '{}')
  from ${userRoles} join ${roles} on ${roles.name} = ${userRoles.roleName}, unnest(${roles.permissions}) permission
  where ${userRoles.userId} = ${users.id})`;

export interface NewSession {
  hash: Buffer;
  userId: number;
  /** The hash that was just verified: if it has changed meanwhile, no session is created. */
  passwordHash: string;
  userAgent: string;
  now: Date;
}

/** Returns whether the session was created; the lock orders it before or after a change of password. */
export async function insertSession(db: Database, session: NewSession): Promise<boolean> {
  const { hash, userId, passwordHash, now } = session;
  const userAgent = session.userAgent.slice(0, MAX_USER_AGENT_CHARACTERS);
  const { rowCount } = await db.execute(sql`
    insert into sessions (token_hash, user_id, storefront_code, created_at, last_seen_at, user_agent)
    select ${hash}, ${users.id}, ${users.storefrontCode}, ${now}, ${now}, ${userAgent} from ${users}
    where ${users.id} = ${userId} and ${users.passwordHash} = ${passwordHash} and ${mayBeSignedIn()} for share`);
  return rowCount === 1;
}

/** Written at most once a minute. */
export async function updateLastSeen(db: Database, hash: Buffer, now: Date): Promise<void> {
  const due = earlier(now, LAST_SEEN_STEP_MS);
  await db
    .update(sessions)
    .set({ lastSeenAt: now })
    .where(and(eq(sessions.tokenHash, hash), lt(sessions.lastSeenAt, due)));
}

export async function deleteSessionByHash(db: Database, hash: Buffer): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, hash));
}

/** Returns whether the user had such a session. */
export async function deleteSession(db: Database, userId: number, sessionId: string): Promise<boolean> {
  const gone = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, sessionId)))
    .returning({ id: sessions.id });
  return gone.length > 0;
}

/** Ends a user's sessions, except the given one (T024). */
export async function deleteSessions(db: Database, userId: number, exceptSessionId?: string): Promise<void> {
  const others = exceptSessionId === undefined ? undefined : ne(sessions.id, exceptSessionId);
  await db.delete(sessions).where(and(eq(sessions.userId, userId), others));
}

export async function sweepSessions(db: Database, now: Date): Promise<void> {
  const before = (ms: number) => earlier(now, ms);
  await db
    .delete(sessions)
    .where(or(lt(sessions.lastSeenAt, before(SESSION_IDLE_MS)), lt(sessions.createdAt, before(SESSION_ABSOLUTE_MS))));
}
