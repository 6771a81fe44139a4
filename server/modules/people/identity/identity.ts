import type { Readable } from "node:stream";
import type { CallContext } from "#platform/calls/call-context.ts";
import { sweepAttempts } from "#platform/limits/rate-limits.ts";
import { createAccountCalls, createIdentityCalls } from "./calls.ts";
import type { IdentityDeps } from "./identity-deps.ts";
import { sweepLinks } from "./links/link-store.ts";
import { openExport } from "./personal-data/export.ts";
import { createSessionCache, type SessionCache } from "./sessions/session-cache.ts";
import { sweepSessions } from "./sessions/session-store.ts";

/** Accounts as the rest of the program uses them. */
export interface Identity {
  calls: ReturnType<typeof createIdentityCalls>;
  accountCalls: ReturnType<typeof createAccountCalls>;
  sessions: Pick<SessionCache, "find">;
  /** The archive of the user's own data that a link offers; null unless the link is theirs and still valid. */
  openExport(context: CallContext, token: string): Promise<Readable | null>;
  /** Forgets the cached sessions that an announced change concerns. */
  handleChange(tag: string): void;
  /** Deletes what has expired. */
  sweep(): Promise<void>;
}

export async function createIdentity(given: Omit<IdentityDeps, "sessions">): Promise<Identity> {
  const { db, now } = given;
  const sessions = createSessionCache(db, now);
  const deps: IdentityDeps = { ...given, sessions };
  return {
    calls: createIdentityCalls(deps),
    accountCalls: createAccountCalls(deps),
    sessions,
    openExport: (context, token) => openExport(deps, context, token),
    handleChange(tag) {
      if (tag === "*" || tag === "roles") sessions.forget();
      if (tag.startsWith("user:")) sessions.forget(Number(tag.slice("user:".length)));
    },
    async sweep() {
      await sweepSessions(db, now());
      await sweepLinks(db, now());
      await sweepAttempts(db, now());
    },
  };
}
