import { and, eq, sql } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import { nextOrderState, type OrderActor } from "../../../domain/orders/order-machine.ts";
import type { OrderEvent, OrderState } from "../../../domain/orders/order-states.ts";
import { refuse } from "../../platform/calls/call-errors.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { orders, statusEvents } from "./tables.ts";

export type OrderRow = typeof orders.$inferSelect;

export interface OrderMove {
  event: OrderEvent;
  actor: OrderActor;
  actorId?: number | null;
  note?: string | undefined;
  details?: Record<string, unknown>;
  /** What changes on the order with its state. */
  changes?: Pick<PgUpdateSetSource<typeof orders>, "paidAt" | "cancelReason" | "trackingNumber">;
}

/** The order, which nobody else moves until this transaction ends. */
export async function lockOrder(tx: Database, id: number): Promise<OrderRow> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for("update");
  if (!order) throw refuse("not_found");
  return order;
}

/** Moves an order on and writes down that it did; a step that its state does not allow is a conflict (I10). */
export async function moveOrder(tx: Database, orderId: number, move: OrderMove): Promise<OrderState> {
  return moveLocked(tx, await lockOrder(tx, orderId), move);
}

/** The same for an order that this transaction has locked already. */
export async function moveLocked(tx: Database, order: Pick<OrderRow, "id" | "state">, move: OrderMove) {
  const to = nextOrderState(order.state, move.event, move.actor);
  if (to === null) throw refuse("conflict");
  await tx
    .update(orders)
    .set({ state: to, ...move.changes })
    .where(and(eq(orders.id, order.id), eq(orders.state, order.state)));
  await tx.insert(statusEvents).values({
    aggregate: "order",
    aggregateId: order.id,
    fromState: order.state,
    toState: to,
    event: move.event,
    actor: move.actor,
    actorId: move.actorId ?? null,
    note: move.note ?? null,
    details: move.details ?? {},
    at: sql`clock_timestamp()`,
  });
  return to;
}
