import { and, count, eq, gte, inArray, lt, sql } from "drizzle-orm";
import { ERRORS_KEPT_DAYS, SEGMENTS_OF_A_DAY, SEGMENTS_OF_A_REPLAY } from "#domain/operations/errors/error-limits.ts";
import { DAY_MS, earlier } from "#domain/shared/time/durations.ts";
import type { Database } from "#platform/database/open-database.ts";
import { errorEvents, errorGroups, errorReplays, type GroupRow, knownBuilds } from "./tables.ts";

export const startOfDay = (now: Date) => new Date(now.getTime() - (now.getTime() % DAY_MS));

export async function lockSame(tx: Database, scope: string, fingerprint: string): Promise<GroupRow | null> {
  const isSame = and(eq(errorGroups.scope, scope), eq(errorGroups.fingerprint, fingerprint));
  const [found] = await tx.select().from(errorGroups).where(isSame).for("update");
  return found ?? null;
}

export async function countNewGroups(db: Database, since: Date): Promise<number> {
  const [row] = await db.select({ found: count() }).from(errorGroups).where(gte(errorGroups.firstSeen, since));
  return row?.found ?? 0;
}

export async function countEvents(db: Database, groupId: number, since: Date): Promise<number> {
  const isCounted = and(eq(errorEvents.groupId, groupId), gte(errorEvents.at, since));
  const [row] = await db.select({ found: count() }).from(errorEvents).where(isCounted);
  return row?.found ?? 0;
}

/** Remembers when a build was first run, by any process. */
export async function noteBuild(db: Database, build: string, now: Date): Promise<void> {
  await db.insert(knownBuilds).values({ build, firstRun: now }).onConflictDoNothing();
}

/** Whether a build was first run after a moment. A build that never ran here is made up by the sender. */
export async function isRunSince(db: Database, build: string, moment: Date): Promise<boolean> {
  const isNewer = and(eq(knownBuilds.build, build), gte(knownBuilds.firstRun, moment));
  return (await db.select().from(knownBuilds).where(isNewer)).length > 0;
}

/** Stores a segment, up to the limits of a replay and of a day. */
export async function storeSegment(db: Database, values: typeof errorReplays.$inferInsert): Promise<void> {
  const { replayId, at } = errorReplays;
  const [row] = await db
    .select({
      ofReplay: sql<number>`count(*) filter (where ${replayId} = ${values.replayId})::integer`,
      ofDay: sql<number>`count(*)::integer`,
    })
    .from(errorReplays)
    .where(gte(at, startOfDay(values.at)));
  const isFull = (row?.ofReplay ?? 0) >= SEGMENTS_OF_A_REPLAY || (row?.ofDay ?? 0) >= SEGMENTS_OF_A_DAY;
  if (!isFull) await db.insert(errorReplays).values(values).onConflictDoNothing();
}

/** The segments of a replay in their order. */
export const replaySegments = (db: Database, scope: string, replayId: string) =>
  db
    .select({ segment: errorReplays.segment, recording: errorReplays.recording })
    .from(errorReplays)
    .where(and(eq(errorReplays.replayId, replayId), eq(errorReplays.scope, scope)))
    .orderBy(errorReplays.segment);

/** Deletes old events and replays, and open kinds that did not occur since; their history stays. */
export async function sweepErrors(db: Database, now: Date): Promise<void> {
  const oldest = earlier(now, ERRORS_KEPT_DAYS * DAY_MS);
  await db.delete(errorEvents).where(lt(errorEvents.at, oldest));
  await db.delete(errorReplays).where(lt(errorReplays.at, oldest));
  // Ignored and resolved kinds stay known, so that staff get no new mail about them.
  const isOver = and(eq(errorGroups.state, "open"), lt(errorGroups.lastSeen, oldest));
  await db.delete(errorGroups).where(isOver);
}

export const noteMailed = (tx: Database, ids: readonly number[], now: Date) =>
  tx.update(errorGroups).set({ mailedAt: now }).where(inArray(errorGroups.id, ids));
