import { LRUCache } from "lru-cache";
import { isSessionAlive, LAST_SEEN_STEP_MS } from "../../../../domain/identity/session-limits.ts";
import type { CallLog, SignedInUser } from "../../../platform/calls/call-context.ts";
import type { Database } from "../../../platform/database/open-database.ts";
import { tokenHash } from "../../../platform/secret-token.ts";
import { loadSession, noteSeen, type StoredSession } from "./session-store.ts";

const KNOWN_SESSIONS = 5_000;
/** Changes are announced; this is only for an announcement that was lost with its connection. */
const KNOWN_FOR_MS = 10_000;

export interface KnownSessions {
  /** Who this token stands for, on this storefront, now. */
  find(token: string, storefrontCode: string, log: CallLog): Promise<SignedInUser | null>;
  /** Drops what is known of a user, or of everybody. */
  forget(userId?: number): void;
}

/** Sessions as the requests of a moment share them; the database has the last word on every change. */
export function createKnownSessions(db: Database, now: () => Date): KnownSessions {
  const known = new LRUCache<string, StoredSession>({ max: KNOWN_SESSIONS, ttl: KNOWN_FOR_MS });
  // An answer that was on its way while somebody was forgotten may be the old one.
  let forgotten = 0;

  async function load(key: string, hash: Buffer, storefrontCode: string): Promise<StoredSession | undefined> {
    const before = forgotten;
    const session = await loadSession(db, hash, storefrontCode);
    if (session && before === forgotten) known.set(key, session);
    return session;
  }

  async function keepAlive(session: StoredSession, hash: Buffer, log: CallLog): Promise<void> {
    const seenAt = now();
    if (seenAt.getTime() - session.lastSeenAtMs < LAST_SEEN_STEP_MS) return;
    session.lastSeenAtMs = seenAt.getTime();
    await noteSeen(db, hash, seenAt).catch((err) => log.warn({ err }, "the last use of a session was not noted"));
  }

  return {
    async find(token, storefrontCode, log) {
      const hash = tokenHash(token);
      if (!hash) return null;
      const key = `${storefrontCode} ${hash.toString("base64")}`;
      const session = known.get(key) ?? (await load(key, hash, storefrontCode));
      if (!session || !isSessionAlive(session, now().getTime())) return null;
      await keepAlive(session, hash, log);
      return session.user;
    },
    forget(userId) {
      forgotten += 1;
      for (const [key, { user }] of known.entries()) {
        if (userId === undefined || user.id === userId) known.delete(key);
      }
    },
  };
}
