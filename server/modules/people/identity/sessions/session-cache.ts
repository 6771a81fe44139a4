import { LRUCache } from "lru-cache";
import { isSessionAlive, LAST_SEEN_STEP_MS } from "#domain/people/identity/session-limits.ts";
import type { CallLog, SignedInUser } from "#platform/calls/call-context.ts";
import type { Database } from "#platform/database/open-database.ts";
import { tokenHash } from "#platform/secret-token.ts";
import { inSessionStore } from "./in-session-store.ts";
import { loadSession, type StoredSession, updateLastSeen } from "./session-store.ts";

const MAX_CACHED = 5_000;
/** The change feed drops entries at once; this bounds the delay of a notification lost with its connection. */
const MAX_AGE_MS = 10_000;

export interface SessionCache {
  /** The user of a valid session of this storefront. */
  find(token: string, storefrontCode: string, log: CallLog): Promise<SignedInUser | null>;
  /** Drops the cached sessions of a user, or all. */
  forget(userId?: number): void;
}

export function createSessionCache(db: Database, now: () => Date): SessionCache {
  const cached = new LRUCache<string, StoredSession>({ max: MAX_CACHED, ttl: MAX_AGE_MS });
  // A row read before a `forget` may be outdated, so it is not cached.
  let generation = 0;

  async function load(key: string, hash: Buffer, storefrontCode: string): Promise<StoredSession | undefined> {
    const before = generation;
    const session = await inSessionStore(() => loadSession(db, hash, storefrontCode));
    if (session && before === generation) cached.set(key, session);
    return session;
  }

  async function keepAlive(session: StoredSession, hash: Buffer, log: CallLog): Promise<void> {
    const seenAt = now();
    if (seenAt.getTime() - session.lastSeenAtMs < LAST_SEEN_STEP_MS) return;
    session.lastSeenAtMs = seenAt.getTime();
    await inSessionStore(() => updateLastSeen(db, hash, seenAt)).catch((err) =>
      log.warn({ err }, "the last use of a session was not stored"),
    );
  }

  return {
    async find(token, storefrontCode, log) {
      const hash = tokenHash(token);
      if (!hash) return null;
      const key = `${storefrontCode} ${hash.toString("base64")}`;
      const session = cached.get(key) ?? (await load(key, hash, storefrontCode));
      if (!session || !isSessionAlive(session, now().getTime())) return null;
      await keepAlive(session, hash, log);
      return session.user;
    },
    forget(userId) {
      generation += 1;
      for (const [key, { user }] of cached.entries()) {
        if (userId === undefined || user.id === userId) cached.delete(key);
      }
    },
  };
}
