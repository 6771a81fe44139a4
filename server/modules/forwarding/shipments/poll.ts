import { and, asc, eq, inArray, lte } from "drizzle-orm";
import { nextPoll } from "#domain/forwarding/shipments/polling.ts";
import type { TrackedCarrier } from "#domain/forwarding/shipments/tracked-carriers.ts";
import { later } from "#domain/shared/time/durations.ts";
import { roundOf } from "#platform/jobs/define-job.ts";
import type { ParcelCarrier } from "./carriers/carrier.ts";
import { followNow } from "./follow.ts";
import { recordCarrierEvents } from "./record-events.ts";
import type { ShipmentDeps } from "./shipment-deps.ts";
import type { ShipmentRow } from "./shipment-store.ts";
import { shipments } from "./tables.ts";

export const POLL_CARRIERS = roundOf("poll-carriers");

/** In one round at most so many of one carrier. */
const ROUND_SIZE = 100;
/** A parcel whose carrier did not answer is asked about again after this long. */
const RETRY_MS = 600_000;

/**
 * Asks carriers about parcels of which it is time, so that a lost report is found (F33). No lock and no connection is held
 * meanwhile, and a carrier that fails is left alone for this round: the others are asked all the same (F38).
 */
export async function pollCarriers(deps: ShipmentDeps): Promise<number> {
  const asked = await Promise.all(Array.from(deps.carriers.values(), (carrier) => pollCarrier(deps, carrier)));
  return asked.reduce((sum, count) => sum + count, 0);
}

async function pollCarrier(deps: ShipmentDeps, carrier: ParcelCarrier): Promise<number> {
  const due = await takeDue(deps, carrier.name);
  for (const [index, shipment] of due.entries()) {
    try {
      await pollShipment(deps, carrier, shipment);
    } catch (err) {
      deps.log.warn({ err, carrier: carrier.name, left: due.length - index }, "a carrier could not be asked");
      return index;
    }
  }
  return due.length;
}

/** Those that are due, which no other process takes before the carrier had time to answer. */
async function takeDue({ db, now }: ShipmentDeps, carrier: TrackedCarrier): Promise<ShipmentRow[]> {
  const due = db
    .select({ id: shipments.id })
    .from(shipments)
    .where(and(eq(shipments.carrier, carrier), lte(shipments.nextPollAt, now())))
    .orderBy(asc(shipments.nextPollAt))
    .limit(ROUND_SIZE)
    .for("update", { skipLocked: true });
  return db
    .update(shipments)
    .set({ nextPollAt: later(now(), RETRY_MS) })
    .where(inArray(shipments.id, due))
    .returning();
}

async function pollShipment(deps: ShipmentDeps, carrier: ParcelCarrier, shipment: ShipmentRow): Promise<void> {
  const { id, trackingNumber, carrierCursor } = shipment;
  if (trackingNumber === null) return;
  const { events, cursor } = await carrier.eventsSince(trackingNumber, carrierCursor);
  const advanced = events.length > 0 ? await recordCarrierEvents(deps.db, carrier.name, events) : [];
  const [polled] = await deps.db.select().from(shipments).where(eq(shipments.id, id));
  await deps.db
    .update(shipments)
    .set({ carrierCursor: cursor, nextPollAt: nextPoll(polled ?? shipment, deps.now()) })
    .where(and(eq(shipments.id, id), eq(shipments.trackingNumber, trackingNumber)));
  await followNow(
    deps,
    advanced.map(({ shipment_id }) => shipment_id),
  );
}
