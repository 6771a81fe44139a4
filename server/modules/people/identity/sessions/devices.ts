import { and, desc, eq, gt } from "drizzle-orm";
import type { Device } from "#contracts/shop/people/devices.ts";
import { SESSION_ABSOLUTE_MS, SESSION_IDLE_MS } from "#domain/people/identity/session-limits.ts";
import { earlier } from "#domain/shared/time/durations.ts";
import type { SignedInUser } from "#platform/calls/call-context.ts";
import type { Database } from "#platform/database/open-database.ts";
import { sessions } from "../tables.ts";

const MAX_DEVICES = 100;

/** Where a user is signed in: this device first, then by last use. */
export async function listDevices(db: Database, { id, sessionId }: SignedInUser, now: Date): Promise<Device[]> {
  const after = (ms: number) => earlier(now, ms);
  const rows = await db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, id),
        gt(sessions.lastSeenAt, after(SESSION_IDLE_MS)),
        gt(sessions.createdAt, after(SESSION_ABSOLUTE_MS)),
      ),
    )
    .orderBy(desc(eq(sessions.id, sessionId)), desc(sessions.lastSeenAt))
    .limit(MAX_DEVICES);
  return rows.map((row) => ({
    id: row.id,
    is_current: row.id === sessionId,
    user_agent: row.userAgent,
    created_at: row.createdAt.toISOString(),
    last_seen_at: row.lastSeenAt.toISOString(),
  }));
}
