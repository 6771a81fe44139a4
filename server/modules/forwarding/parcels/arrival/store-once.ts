import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { PARCEL_PHASES, PARCEL_STATES } from "#domain/forwarding/parcels/parcel-states.ts";
import { numberOf } from "#domain/shared/numbers/numbers.ts";
import { refuseFor } from "#platform/calls/call-errors.ts";
import type { Database } from "#platform/database/open-database.ts";
import type { ParcelRow } from "../parcel-aggregate.ts";
import { parcels } from "../tables.ts";

const STORED = PARCEL_STATES.filter((state) => PARCEL_PHASES[state] === "stored");

/**
 * The position of a stored box among the boxes with its tracking number. A number that is stored in the warehouse
 * already is refused with its parcel, unless this is another box: carriers reuse numbers, and a shipment may have
 * several boxes (I22). Simultaneous scans of a number are serialized.
 */
export async function takeNumber(
  tx: Database,
  { warehouseId, trackingNumber }: Pick<ParcelRow, "warehouseId" | "trackingNumber">,
  { isAnotherBox }: { isAnotherBox: boolean },
): Promise<number> {
  if (trackingNumber === null) return 1;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`box ${warehouseId} ${trackingNumber}`}, 22))`);
  const isStored = inArray(parcels.state, STORED);
  const isSame = and(eq(parcels.warehouseId, warehouseId), eq(parcels.trackingNumber, trackingNumber), isStored);
  const [last] = await tx
    .select({ id: parcels.id, piece: parcels.piece })
    .from(parcels)
    .where(isSame)
    .orderBy(desc(parcels.piece))
    .limit(1);
  if (!last) return 1;
  if (!isAnotherBox) throw refuseFor("already_stored", numberOf("parcel", last.id));
  return last.piece + 1;
}
