import { and, eq, sql } from "drizzle-orm";
import { carrierOfNumber, plainNumber, type TrackedCarrier } from "#domain/forwarding/shipments/tracked-carriers.ts";
import type { Database } from "#platform/database/open-database.ts";
import { recordCarrierEvents } from "./record-events.ts";
import { ensureShipment } from "./shipment-store.ts";
import type { ShipmentSubject } from "./subject.ts";
import { parkedCarrierEvents, shipments } from "./tables.ts";

/**
 * Gives a parcel the number of its carrier, which is asked about it from now on. A number that looks like no carrier's is
 * kept as it was typed, and only staff report what happens.
 */
export async function giveNumber(
  tx: Database,
  subject: ShipmentSubject,
  typed: string,
  carrier: TrackedCarrier | null = carrierOfNumber(typed),
): Promise<void> {
  const id = await ensureShipment(tx, subject);
  const trackingNumber = carrier === null ? typed : plainNumber(typed);
  await tx
    .update(shipments)
    .set({ carrier, trackingNumber, carrierCursor: null, nextPollAt: carrier === null ? null : sql`now()` })
    .where(eq(shipments.id, id));
  if (carrier !== null) await takeUpParked(tx, carrier, trackingNumber);
}

/** A carrier can report a parcel before we have written its number down (F33). */
async function takeUpParked(tx: Database, carrier: TrackedCarrier, trackingNumber: string): Promise<void> {
  const parked = await tx
    .delete(parkedCarrierEvents)
    .where(
      and(
        eq(parkedCarrierEvents.carrier, carrier),
        eq(parkedCarrierEvents.trackingNumber, trackingNumber),
        eq(parkedCarrierEvents.reason, "unknown_number"),
      ),
    )
    .returning();
  if (parked.length > 0) await recordCarrierEvents(tx, carrier, parked);
}
