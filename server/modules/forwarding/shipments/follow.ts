import { and, asc, eq, gt, type SQL } from "drizzle-orm";
import type { TrackingCode } from "#domain/forwarding/shipments/tracking-codes.ts";
import { isAny } from "#platform/database/is-any.ts";
import type { Database } from "#platform/database/open-database.ts";
import { transact } from "#platform/database/transact.ts";
import { type ShipmentDeps, subjectOf } from "./shipment-deps.ts";
import type { Subject } from "./subject.ts";
import { shipments } from "./tables.ts";

/** Shipments that are read at once. */
export const ROUND_SIZE = 100;

interface Behind extends Subject {
  shipmentId: number;
  status: TrackingCode;
}

const isBehind = eq(shipments.isBehind, true);

/**
 * Lets a subject follow its parcel. The subject is locked before its shipment, as everywhere, and `isBehind` is cleared
 * only if the status has not changed meanwhile (I15).
 */
async function followOne(deps: ShipmentDeps, { shipmentId, kind, id, status }: Behind): Promise<void> {
  await transact(deps.db, async (tx) => {
    await subjectOf(deps, kind)?.follow(tx, id, status);
    await tx
      .update(shipments)
      .set({ isBehind: false })
      .where(and(eq(shipments.id, shipmentId), eq(shipments.status, status)));
  });
}

/** Lets subjects follow shipments whose status has just changed. A failure is left to the next round. */
export async function followNow(deps: ShipmentDeps, shipmentIds: readonly number[]): Promise<void> {
  if (shipmentIds.length === 0) return;
  for (const behind of await readBehind(deps.db, isAny(shipments.id, shipmentIds))) await tryToFollow(deps, behind);
}

/**
 * Lets all subjects follow that are behind: those on a reported flight, and those left by a dead process or an error;
 * returns their number. Each is tried once, so that a failure does not hold up others.
 */
export async function followAll(deps: ShipmentDeps): Promise<number> {
  let [count, last] = [0, 0];
  for (;;) {
    const behind = await readBehind(deps.db, gt(shipments.id, last));
    for (const one of behind) await tryToFollow(deps, one);
    count += behind.length;
    last = behind.at(-1)?.shipmentId ?? last;
    if (behind.length < ROUND_SIZE) return count;
  }
}

const tryToFollow = (deps: ShipmentDeps, behind: Behind) =>
  followOne(deps, behind).catch((err) =>
    deps.log.warn({ err, shipment: behind.shipmentId }, "a subject could not follow"),
  );

async function readBehind(db: Database, which: SQL): Promise<Behind[]> {
  const rows = await db
    .select()
    .from(shipments)
    .where(and(which, isBehind))
    .orderBy(asc(shipments.id))
    .limit(ROUND_SIZE);
  return rows.flatMap(({ id, subjectKind, subjectId, status }) =>
    status === null ? [] : [{ shipmentId: id, kind: subjectKind, id: subjectId, status }],
  );
}
