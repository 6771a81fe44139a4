import { eq, sql } from "drizzle-orm";
import type { TrackedCarrier } from "#domain/forwarding/shipments/tracked-carriers.ts";
import { isEnd, rankOf, type TrackingCode } from "#domain/forwarding/shipments/tracking-codes.ts";
import type { Database } from "#platform/database/open-database.ts";
import type { CarrierEvent } from "./carriers/carrier.ts";
import { ensureShipment } from "./shipment-store.ts";
import type { ShipmentSubject, SubjectKind } from "./subject.ts";
import { shipments } from "./tables.ts";

/** A tracking event; it happened now, unless a moment is given. */
export interface ReportedEvent {
  code: TrackingCode;
  location: string | null;
  happenedAt?: Date;
  source: "staff" | "system";
}

/** A shipment whose status has changed. */
export interface Advanced extends Record<string, unknown> {
  shipment_id: number;
  status: TrackingCode;
}

/** Records an event that staff report; the shipment's subject follows in the next round (I15). */
export async function recordForShipment(tx: Database, shipmentId: number, event: ReportedEvent): Promise<void> {
  await record(tx, [{ shipment_id: shipmentId, ...written(event) }]);
}

/**
 * Adds the same event to the shipments of many subjects in one statement, however many are on one flight. Returns the
 * number of changed statuses: their subjects follow in the next round (I15).
 */
export async function recordForSubjects(
  tx: Database,
  kind: SubjectKind,
  ids: readonly number[],
  event: ReportedEvent,
): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    select from record_tracking_events((
      select coalesce(jsonb_agg(jsonb_build_object('shipment_id', id) || ${JSON.stringify(written(event))}::jsonb), '[]')
        from shipments where subject_kind = ${kind} and subject_id = any(${sql.param([...ids])}::integer[])))`);
  return rowCount ?? 0;
}

/**
 * Records an event of the subject itself: it has moved already and does not follow. If the carrier had reported more,
 * the subject still has to follow that: before it left, it could not.
 */
export async function recordForSubject(tx: Database, subject: ShipmentSubject, event: ReportedEvent): Promise<void> {
  const id = await ensureShipment(tx, subject);
  const advanced = await record(tx, [{ shipment_id: id, ...written(event), is_of_subject: true }]);
  if (advanced.length === 0) await tx.update(shipments).set({ isBehind: true }).where(eq(shipments.id, id));
}

/** Records events that a carrier reports by number; those that cannot be assigned are parked for staff (F33). */
export async function recordCarrierEvents(
  db: Database,
  carrier: TrackedCarrier,
  events: readonly CarrierEvent[],
): Promise<Advanced[]> {
  const given = events.map(({ trackingNumber, carrierCode, code, location, happenedAt }) => ({
    tracking_number: trackingNumber,
    carrier_code: carrierCode,
    place: location,
    happened_at: happenedAt.toISOString(),
    ...(code === null ? {} : { code, rank: rankOf(code), is_end: isEnd(code) }),
  }));
  const { rows } = await db.execute<Advanced>(
    sql`select * from record_carrier_events(${carrier}, ${JSON.stringify(given)}::jsonb)`,
  );
  return rows;
}

async function record(tx: Database, events: readonly object[]): Promise<Advanced[]> {
  const { rows } = await tx.execute<Advanced>(
    sql`select * from record_tracking_events(${JSON.stringify(events)}::jsonb)`,
  );
  return rows;
}

const written = ({ code, location, happenedAt, source }: ReportedEvent) => ({
  code,
  rank: rankOf(code),
  is_end: isEnd(code),
  place: location,
  happened_at: happenedAt?.toISOString(),
  source,
});
