import { sql } from "drizzle-orm";
import { ORDER_MACHINE } from "#domain/orders/order-machine.ts";
import type { OrderEffect, OrderEvent, OrderState } from "#domain/orders/order-states.ts";
import { refuse } from "#platform/calls/call-errors.ts";
import type { Database } from "#platform/database/open-database.ts";
import { columnsOf, rowOf } from "#platform/database/plain-rows.ts";
import { type EnqueueEffect, type Move, moveState, type Subject } from "#platform/state/move-state.ts";
import { orders } from "./tables.ts";

export type OrderRow = typeof orders.$inferSelect;
export type OrderMove = Move<OrderEvent, typeof orders>;

export const orderStates = { machine: ORDER_MACHINE, table: orders };

/** The order, which nobody else moves until this transaction ends. */
export async function lockOrder(tx: Database, id: number | null): Promise<OrderRow> {
  const { rows } = await tx.execute(sql`select ${columnsOf(orders)} from orders where id = ${id} for update`);
  if (!rows[0]) throw refuse("not_found");
  return rowOf(orders, rows[0]);
}

export const moveOrder = (
  tx: Database,
  order: Subject<OrderState>,
  move: OrderMove,
  enqueue: EnqueueEffect<OrderEffect>,
): Promise<OrderRow | null> => moveState(tx, orderStates, order, move, enqueue);

/** Writes down how an order moved in the past: the history of the demo and of imports, which no mail follows. */
export async function recordPastMove(tx: Database, id: number, move: OrderMove): Promise<void> {
  const moved = await moveState(tx, orderStates, { id }, move, null);
  if (!moved) throw new Error(`The order ${id} cannot ${move.event} where it is`);
}
