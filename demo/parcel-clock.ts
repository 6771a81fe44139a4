import { and, desc, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import type { TrackingCode } from "#domain/forwarding/shipments/tracking-codes.ts";
import { shipments } from "#modules/forwarding/shipments/tables.ts";
import type { Database } from "#platform/database/open-database.ts";
import { PATHS } from "#simulator/protocol.ts";

/** The number of completed steps of the simulated journey, by status. */
const PROGRESS: Readonly<Partial<Record<TrackingCode, number>>> = {
  departed_origin: 2,
  in_transit: 3,
  arrived_country: 4,
  customs_started: 5,
  customs_cleared: 6,
  handed_to_local_courier: 7,
  out_for_delivery: 8,
};

/** The subjects of the shipments that move. */
const KINDS = ["order", "forward_request"] as const;

/**
 * Gives the newest shipment of each kind that is in transit to the simulated carrier, whose clock moves it on: a
 * visitor sees progress within minutes. All other shipments stay in their states.
 */
export async function setParcelsInMotion(db: Database, simulatorUrl: string): Promise<void> {
  for (const kind of KINDS) {
    const [parcel] = await db.select().from(shipments).where(movesAs(kind)).orderBy(desc(shipments.id)).limit(1);
    if (parcel?.status) await handOver(simulatorUrl, parcel, PROGRESS[parcel.status]);
  }
}

const movesAs = (kind: (typeof KINDS)[number]) =>
  and(
    eq(shipments.subjectKind, kind),
    isNotNull(shipments.carrier),
    isNotNull(shipments.trackingNumber),
    isNull(shipments.endedAt),
    inArray(shipments.status, Object.keys(PROGRESS) as TrackingCode[]),
  );

const handOver = (simulatorUrl: string, parcel: typeof shipments.$inferSelect, progress: number | undefined) =>
  fetch(`${simulatorUrl}${PATHS.control.adopt}`, {
    method: "POST",
    body: JSON.stringify({
      carrier: parcel.carrier,
      id: parcel.trackingNumber,
      reference: `${parcel.subjectKind} ${parcel.subjectId}`,
      origin: "New York",
      destination: "Vilnius",
      progress,
    }),
  });
