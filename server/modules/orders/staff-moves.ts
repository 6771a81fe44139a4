import { sql } from "drizzle-orm";
import { ORDER_MACHINE } from "../../../domain/orders/order-machine.ts";
import type { OrderEvent, OrderState } from "../../../domain/orders/order-states.ts";
import { TRACKED_EVENTS } from "../../../domain/orders/tracking-codes.ts";
import { nextEvents } from "../../../domain/state/machine.ts";
import { refuse } from "../../platform/calls/call-errors.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { lockOrder, moveOrder, type OrderRow } from "./move-order.ts";
import { effectsOf } from "./order-effects.ts";
import type { OrderDeps } from "./orders.ts";
import { stopOrder } from "./stop-order.ts";
import { trackingEvents } from "./tables.ts";

export interface StaffMove {
  event: Exclude<OrderEvent, "refund" | "refund_partly">;
  staffId: number;
  note?: string | undefined;
  trackingNumber?: string | undefined;
  location?: string | undefined;
}

const NUMBER = /^OR([1-9]\d{0,8})$/;

/** The order with a number as people say it, such as OR12. */
export const lockOrderByNumber = (tx: Database, number: string): Promise<OrderRow> =>
  lockOrder(tx, Number(NUMBER.exec(number)?.[1] ?? 0));

/** A step that the order's state does not allow is a conflict (I10). Wants the order locked. */
export async function moveByStaff(
  deps: OrderDeps,
  tx: Database,
  order: OrderRow,
  move: StaffMove,
): Promise<OrderState> {
  assertPossible(order, move.event);
  return move.event === "cancel" ? cancel(deps, tx, order, move) : moveOn(deps, tx, order, move);
}

async function moveOn(deps: OrderDeps, tx: Database, order: OrderRow, move: StaffMove): Promise<OrderState> {
  const { event, staffId: actorId, note, trackingNumber, location } = move;
  const changes = trackingNumber === undefined ? {} : { trackingNumber };
  const cause = { actor: "staff", actorId, note } as const;
  const moved = await moveOrder(tx, order, { event, ...cause, changes }, effectsOf(deps, tx, { orderId: order.id }));
  if (!moved) throw refuse("conflict");
  const code = TRACKED_EVENTS[event];
  if (code) {
    const happened = { code, location: location ?? null, happenedAt: sql`clock_timestamp()`, source: "staff" } as const;
    await tx.insert(trackingEvents).values({ orderId: order.id, ...happened });
  }
  return moved.state;
}

async function cancel(deps: OrderDeps, tx: Database, order: OrderRow, { staffId, note }: StaffMove) {
  const isStopped = await stopOrder(deps, tx, order, { event: "cancel", actor: "staff", actorId: staffId, note });
  if (!isStopped) throw refuse("conflict");
  return "cancelled" as const;
}

/** Gives everything back; the order follows when its money has gone. Wants the order locked. */
export async function refundByStaff(
  deps: OrderDeps,
  tx: Database,
  order: OrderRow,
  { staffId, reason }: { staffId: number; reason: string },
): Promise<OrderState> {
  assertPossible(order, "refund");
  await deps.payments().refundAll(tx, { kind: "order", id: order.id }, { reason, by: staffId });
  return (await lockOrder(tx, order.id)).state;
}

function assertPossible({ state }: OrderRow, event: OrderEvent): void {
  if (!nextEvents(ORDER_MACHINE, state, "staff").includes(event)) throw refuse("conflict");
}
