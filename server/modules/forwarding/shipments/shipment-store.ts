import { and, asc, eq, sql } from "drizzle-orm";
import { isAny } from "#platform/database/is-any.ts";
import type { Database } from "#platform/database/open-database.ts";
import type { ShipmentSubject, Subject, SubjectKind } from "./subject.ts";
import { shipments, trackingEvents } from "./tables.ts";

export type ShipmentRow = typeof shipments.$inferSelect;
export type TrackingEventRow = typeof trackingEvents.$inferSelect;

/** How a subject travels: the number of its parcel, and what happened to it, the oldest first. */
export interface Tracked {
  shipment: ShipmentRow | null;
  events: TrackingEventRow[];
}

export async function readTracked(db: Database, subject: Subject): Promise<Tracked> {
  const tracked = await readAllTracked(db, subject.kind, [subject.id]);
  return tracked.get(subject.id) ?? { shipment: null, events: [] };
}

/** The same for several subjects of one kind, in one statement. */
export async function readAllTracked(
  db: Database,
  kind: SubjectKind,
  ids: readonly number[],
): Promise<Map<number, Tracked>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ shipment: shipments, event: trackingEvents })
    .from(shipments)
    .leftJoin(trackingEvents, eq(trackingEvents.shipmentId, shipments.id))
    .where(and(eq(shipments.subjectKind, kind), isAny(shipments.subjectId, ids)))
    .orderBy(asc(trackingEvents.happenedAt), asc(trackingEvents.id));
  const bySubject = Map.groupBy(rows, ({ shipment }) => shipment.subjectId);
  return new Map(
    Array.from(bySubject, ([id, [first, ...others]]) => [
      id,
      {
        shipment: first?.shipment ?? null,
        events: [first, ...others].flatMap((row) => (row?.event ? [row.event] : [])),
      },
    ]),
  );
}

/** The shipment of a subject, made when there is none yet. */
export async function ensureShipment(tx: Database, { kind, id, storefrontCode }: ShipmentSubject): Promise<number> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    insert into shipments (subject_kind, subject_id, storefront_code) values (${kind}, ${id}, ${storefrontCode})
    on conflict (subject_kind, subject_id) do update set subject_id = excluded.subject_id
    returning id`);
  const [shipment] = rows;
  if (!shipment) throw new Error(`No shipment for ${kind} ${id}`);
  return shipment.id;
}
