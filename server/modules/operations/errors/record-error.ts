import { eq, sql } from "drizzle-orm";
import { EVENTS_OF_A_DAY, NEW_KINDS_OF_A_DAY } from "#domain/operations/errors/error-limits.ts";
import { fingerprintOf } from "#domain/operations/errors/fingerprint.ts";
import type { Database } from "#platform/database/open-database.ts";
import { transact } from "#platform/database/transact.ts";
import { insertUnlessTaken } from "#platform/state/insert-first-state.ts";
import { errorAggregate } from "./error-aggregate.ts";
import { countEvents, countNewGroups, isRunSince, lockSame, startOfDay } from "./error-store.ts";
import type { SeenError } from "./read-event.ts";
import { errorEvents, errorGroups, type GroupRow } from "./tables.ts";

export interface Sighting {
  /** A storefront's code, or empty. */
  scope: string;
  side: "browser" | "server";
  seen: SeenError;
  browser: string;
  now: Date;
}

/** Counts an error with those of its kind, and stores it unless there are enough of this day. */
export async function recordError(db: Database, sighting: Sighting): Promise<void> {
  await transact(db, async (tx) => {
    const group = await groupOf(tx, sighting);
    if (!group) return;
    const { seen, browser, now } = sighting;
    await reopen(tx, group, sighting);
    await tx
      .update(errorGroups)
      .set({ count: sql`${errorGroups.count} + 1`, lastSeen: now, lastBuild: seen.build, message: seen.message })
      .where(eq(errorGroups.id, group.id));
    if ((await countEvents(tx, group.id, startOfDay(now))) >= EVENTS_OF_A_DAY) return;
    const { build, message, path, frames, replayId } = seen;
    await tx
      .insert(errorEvents)
      .values({ groupId: group.id, at: now, build, message, path, browser, frames, replayId });
  });
}

async function groupOf(tx: Database, { scope, side, seen, now }: Sighting): Promise<GroupRow | null> {
  const fingerprint = fingerprintOf(seen);
  const known = await lockSame(tx, scope, fingerprint);
  if (known) return known;
  if ((await countNewGroups(tx, startOfDay(now))) >= NEW_KINDS_OF_A_DAY) return null;
  const { type, message, build, frames } = seen;
  const own = frames.find(({ isOwn }) => isOwn);
  const culprit = own ? [own.file, own.name].filter(Boolean).join(", ") : null;
  const values = { scope, fingerprint, side, type, message, culprit, firstBuild: build, lastBuild: build };
  const cause = { actor: "system", actorId: null, at: now } as const;
  const target = [errorGroups.scope, errorGroups.fingerprint];
  const added = await insertUnlessTaken(
    tx,
    errorAggregate,
    { ...values, firstSeen: now, lastSeen: now },
    cause,
    target,
  );
  return added ?? lockSame(tx, scope, fingerprint);
}

/** A repair that a newer build did not bring is none. An older build, in a tab that nobody has closed, says nothing. */
async function reopen(tx: Database, { id, state, resolvedAt }: GroupRow, { seen, now }: Sighting): Promise<void> {
  if (state !== "resolved" || resolvedAt === null || !(await isRunSince(tx, seen.build, resolvedAt))) return;
  const changes = { resolvedAt: null, mailedAt: null };
  await errorAggregate.tryMove(tx, { id, state }, { event: "recur", actor: "system", at: now, changes });
}
