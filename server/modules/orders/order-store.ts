import { asc, eq } from "drizzle-orm";
import type { TrackingCode } from "../../../domain/orders/tracking-codes.ts";
import type { Database } from "../../platform/database/open-database.ts";
import type { StatusEventRow } from "../../platform/state/status-events.ts";
import { historyOf } from "../../platform/state/status-events.ts";
import { type OrderRow, orderStates } from "./move-order.ts";
import { orderLines, orders, trackingEvents } from "./tables.ts";

export type OrderLineRow = typeof orderLines.$inferSelect;
export type TrackingEventRow = Omit<typeof trackingEvents.$inferSelect, "code"> & { code: TrackingCode };

/** An order with all that belongs to it. */
export interface WholeOrder {
  order: OrderRow;
  lines: OrderLineRow[];
  /** The oldest first. */
  history: StatusEventRow[];
  tracking: TrackingEventRow[];
}

export async function findOrder(db: Database, by: { id: number } | { slug: string }): Promise<OrderRow | null> {
  const [order] = await db
    .select()
    .from(orders)
    .where("id" in by ? eq(orders.id, by.id) : eq(orders.slug, by.slug));
  return order ?? null;
}

export const linesOf = (db: Database, orderId: number): Promise<OrderLineRow[]> =>
  db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(asc(orderLines.position));

export const trackingOf = (db: Database, orderId: number): Promise<TrackingEventRow[]> =>
  db
    .select()
    .from(trackingEvents)
    .where(eq(trackingEvents.orderId, orderId))
    .orderBy(asc(trackingEvents.happenedAt), asc(trackingEvents.id)) as Promise<TrackingEventRow[]>;

export const orderHistory = (db: Database, orderId: number) => historyOf(db, orderStates.machine, orderId);

export async function readWhole(db: Database, order: OrderRow): Promise<WholeOrder> {
  const [lines, history, tracking] = await Promise.all([
    linesOf(db, order.id),
    orderHistory(db, order.id),
    trackingOf(db, order.id),
  ]);
  return { order, lines, history, tracking };
}
