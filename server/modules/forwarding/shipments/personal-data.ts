import { and, eq, inArray } from "drizzle-orm";
import { isAny } from "#platform/database/is-any.ts";
import type { Database } from "#platform/database/open-database.ts";
import type { SubjectKind } from "./subject.ts";
import { shipmentLabels, shipments, trackingEvents, trackingLinks } from "./tables.ts";

/** The parcels of erased customers keep what happened and when, but no number, label, link or location (T130). */
export async function forgetShipments(tx: Database, kind: SubjectKind, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const isForgotten = and(eq(shipments.subjectKind, kind), isAny(shipments.subjectId, ids));
  const forgotten = tx.select({ id: shipments.id }).from(shipments).where(isForgotten);
  await tx.delete(shipmentLabels).where(inArray(shipmentLabels.shipmentId, forgotten));
  await tx.delete(trackingLinks).where(and(eq(trackingLinks.subjectKind, kind), isAny(trackingLinks.subjectId, ids)));
  await tx.update(trackingEvents).set({ location: null }).where(inArray(trackingEvents.shipmentId, forgotten));
  await tx.update(shipments).set({ trackingNumber: null, nextPollAt: null, carrierCursor: null }).where(isForgotten);
}
