import { asc, sql } from "drizzle-orm";
import { eventToFollow } from "#domain/forwarding/forward-requests/follow-parcel.ts";
import type { RequestState } from "#domain/forwarding/forward-requests/request-states.ts";
import { isEnd, rankOf } from "#domain/forwarding/shipments/tracking-codes.ts";
import { eventsToFollow } from "#domain/selling/orders/follow-parcel.ts";
import type { OrderState } from "#domain/selling/orders/order-states.ts";
import type { ShipmentRow, TrackingEventRow } from "#modules/forwarding/shipments/shipment-store.ts";
import { shipments, trackingEvents } from "#modules/forwarding/shipments/tables.ts";
import type { Database } from "#platform/database/open-database.ts";

/** I15: the status of every shipment is the one that its events prove, and its subject has followed. */
export async function checkShipments(db: Database): Promise<string[]> {
  const all = await db.select().from(shipments).orderBy(asc(shipments.id));
  const events = await db.select().from(trackingEvents);
  const byShipment = Map.groupBy(events, ({ shipmentId }) => shipmentId);
  const states = await statesOfSubjects(db);
  return all.flatMap((shipment) =>
    [
      statusProblem(shipment, byShipment.get(shipment.id) ?? []),
      repeatedProblem(byShipment.get(shipment.id) ?? []),
      followProblem(shipment, states.get(`${shipment.subjectKind} ${shipment.subjectId}`)),
    ].flatMap((problem) => (problem === null ? [] : [`I15: shipment ${shipment.id} ${problem}`])),
  );
}

/** An event acts once: no history has the same event twice. */
function repeatedProblem(events: readonly TrackingEventRow[]): string | null {
  const moments = events.map(({ code, happenedAt }) => `${code} of ${happenedAt.toISOString()}`);
  const repeated = moments.find((moment, index) => moments.indexOf(moment) !== index);
  return repeated === undefined ? null : `has ${repeated} twice`;
}

function statusProblem({ status, endedAt }: ShipmentRow, events: readonly TrackingEventRow[]): string | null {
  if (status === null) return events.length === 0 ? null : "has events and no status";
  if (!events.some(({ code }) => code === status)) return `is ${status}, which nobody reported`;
  if (isEnd(status) !== (endedAt !== null)) return `is ${status} and ${endedAt ? "has ended" : "goes on"}`;
  const farthest = Math.max(...events.map(({ code }) => rankOf(code)));
  return rankOf(status) === farthest ? null : `is ${status}, but was farther`;
}

/** A subject that is marked as behind is about to follow, so it is no problem. */
function followProblem({ subjectKind, status, isBehind }: ShipmentRow, state: string | undefined): string | null {
  if (status === null || isBehind || state === undefined) return null;
  const isBack =
    subjectKind === "order"
      ? eventsToFollow(state as OrderState, status).length > 0
      : eventToFollow(state as RequestState, status) !== null;
  return isBack ? `is ${status}, but its ${subjectKind} is ${state}` : null;
}

async function statesOfSubjects(db: Database): Promise<Map<string, string>> {
  const { rows } = await db.execute<{ subject: string; state: string }>(sql`
    select 'order ' || id as subject, state from orders
    union all select 'forward_request ' || id, state from forward_requests`);
  return new Map(rows.map(({ subject, state }) => [subject, state]));
}
