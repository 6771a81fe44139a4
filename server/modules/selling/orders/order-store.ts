import { asc, eq } from "drizzle-orm";
import { readTracked, type TrackingEventRow } from "#modules/forwarding/shipments/index.ts";
import type { Database } from "#platform/database/open-database.ts";
import type { StatusEventRow } from "#platform/state/status-events.ts";
import { type OrderRow, orderAggregate } from "./order-aggregate.ts";
import { orderLines } from "./tables.ts";

export type OrderLineRow = typeof orderLines.$inferSelect;

/** An order with all that belongs to it. */
export interface WholeOrder {
  order: OrderRow;
  lines: OrderLineRow[];
  /** The oldest first. */
  history: StatusEventRow[];
  tracking: TrackingEventRow[];
  trackingNumber: string | null;
}

export const linesOf = (db: Database, orderId: number): Promise<OrderLineRow[]> =>
  db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(asc(orderLines.position));

/** The parcel of an order: its number, and what happened to it. */
export async function parcelOf(
  db: Database,
  orderId: number,
): Promise<Pick<WholeOrder, "tracking" | "trackingNumber">> {
  const { shipment, events } = await readTracked(db, { kind: "order", id: orderId });
  return { tracking: events, trackingNumber: shipment?.trackingNumber ?? null };
}

export async function readWhole(db: Database, order: OrderRow): Promise<WholeOrder> {
  const [lines, history, parcel] = await Promise.all([
    linesOf(db, order.id),
    orderAggregate.history(db, order.id),
    parcelOf(db, order.id),
  ]);
  return { order, lines, history, ...parcel };
}
