import { and, eq, sql } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import { nextOrderState, type OrderActor } from "../../../domain/orders/order-machine.ts";
import type { OrderEvent, OrderState } from "../../../domain/orders/order-states.ts";
import { refuse } from "../../platform/calls/call-errors.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { orders } from "./tables.ts";

export type OrderRow = typeof orders.$inferSelect;

export interface OrderMove {
  event: OrderEvent;
  actor: OrderActor;
  actorId?: number | null;
  note?: string | undefined;
  details?: Record<string, unknown>;
  /** When it happened; now, unless history is written. */
  at?: Date;
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
  const order = await lockOrder(tx, orderId);
  const to = await moveFrom(tx, order, move);
  if (to === null) throw refuse("conflict");
  return to;
}

/**
 * The same for who knows the state already, or is ready to be told that it is another one: none when the order does not
 * stand there, or may not move from there.
 */
export async function moveFrom(
  tx: Database,
  { id, state }: Pick<OrderRow, "id" | "state">,
  { event, actor, actorId = null, note, details = {}, at, changes }: OrderMove,
): Promise<OrderState | null> {
  const to = nextOrderState(state, event, actor);
  if (to === null) return null;
  const move = tx
    .update(orders)
    .set({ state: to, ...changes })
    .where(and(eq(orders.id, id), eq(orders.state, state)))
    .returning({ id: orders.id });
  const { rowCount } = await tx.execute(sql`
    with moved as (${move.getSQL()})
    insert into status_events (aggregate, aggregate_id, from_state, to_state, event, actor, actor_id, note, details, at)
    select 'order', id, ${state}, ${to}, ${event}, ${actor}, ${actorId}::integer, ${note ?? null},
      ${JSON.stringify(details)}::jsonb, ${at ?? sql`now()`}::timestamptz from moved`);
  return rowCount === 1 ? to : null;
}
