import { asc, sql } from "drizzle-orm";
import { eventsToFollow } from "../../domain/orders/follow-parcel.ts";
import type { OrderState } from "../../domain/orders/order-states.ts";
import { isEnd, rankOf } from "../../domain/tracking/tracking-codes.ts";
import type { ShipmentRow, TrackingEventRow } from "../../server/modules/shipments/shipment-store.ts";
import { shipments, trackingEvents } from "../../server/modules/shipments/tables.ts";
import type { Database } from "../../server/platform/database/open-database.ts";

/** I15: the status of every parcel is the one that its events prove, and its order is there as well. */
export async function checkShipments(db: Database): Promise<string[]> {
  const all = await db.select().from(shipments).orderBy(asc(shipments.id));
  const events = await db.select().from(trackingEvents);
  const byShipment = Map.groupBy(events, ({ shipmentId }) => shipmentId);
  const states = await statesOfOrders(db);
  return all.flatMap((shipment) =>
    [
      statusProblem(shipment, byShipment.get(shipment.id) ?? []),
      followProblem(shipment, states.get(shipment.subjectId)),
    ].flatMap((problem) => (problem === null ? [] : [`I15: shipment ${shipment.id} ${problem}`])),
  );
}

function statusProblem({ status, endedAt }: ShipmentRow, events: readonly TrackingEventRow[]): string | null {
  if (status === null) return events.length === 0 ? null : "has events and no status";
  if (!events.some(({ code }) => code === status)) return `is ${status}, which nobody reported`;
  if (isEnd(status) !== (endedAt !== null)) return `is ${status} and ${endedAt ? "has ended" : "goes on"}`;
  const farthest = Math.max(...events.map(({ code }) => rankOf(code)));
  return rankOf(status) === farthest ? null : `is ${status}, but was farther`;
}

/** What is marked as behind is about to follow. */
function followProblem({ subjectKind, status, isBehind }: ShipmentRow, state: OrderState | undefined): string | null {
  if (subjectKind !== "order" || status === null || isBehind || state === undefined) return null;
  return eventsToFollow(state, status).length === 0 ? null : `is ${status}, but its order is ${state}`;
}

async function statesOfOrders(db: Database): Promise<Map<number, OrderState>> {
  const { rows } = await db.execute<{ id: number; state: OrderState }>(sql`select id, state from orders`);
  return new Map(rows.map(({ id, state }) => [id, state]));
}
