import { eq, sql } from "drizzle-orm";
import type { TrackedCarrier } from "#domain/tracking/tracked-carriers.ts";
import { isEnd, rankOf, type TrackingCode } from "#domain/tracking/tracking-codes.ts";
import type { Database } from "#platform/database/open-database.ts";
import type { CarrierEvent } from "./carriers/carrier.ts";
import { ensureShipment } from "./shipment-store.ts";
import type { ShipmentSubject, SubjectKind } from "./subject.ts";
import { shipments } from "./tables.ts";

/** What happened to a parcel, and when; now, unless a moment is given. */
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

/** Records what staff report of one shipment; its subject follows in the next round (I15). */
export async function recordForShipment(tx: Database, shipmentId: number, event: ReportedEvent): Promise<void> {
  await record(tx, [{ shipment_id: shipmentId, ...written(event) }]);
}

/**
 * Adds the same event to the shipments of many subjects in one statement, however many ride on one flight. Answers how
 * many changed their status: their subjects follow in the next round (I15).
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
 * Records what the subject itself has reported: it has moved already, and follows nothing. Where the carrier has reported
 * more before, the subject has yet to follow that: it could not as long as it had not left.
 */
export async function recordForSubject(tx: Database, subject: ShipmentSubject, event: ReportedEvent): Promise<void> {
  const id = await ensureShipment(tx, subject);
  const advanced = await record(tx, [{ shipment_id: id, ...written(event), is_of_subject: true }]);
  if (advanced.length === 0) await tx.update(shipments).set({ isBehind: true }).where(eq(shipments.id, id));
}

/** The same for what a carrier reports by number; what cannot be placed is parked for staff (F33). */
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
