import { sql } from "drizzle-orm";
import { ORDER_MACHINE } from "../../../domain/orders/order-machine.ts";
import type { OrderEvent, OrderState } from "../../../domain/orders/order-states.ts";
import { TRACKED_EVENTS } from "../../../domain/orders/tracking-codes.ts";
import { nextEvents } from "../../../domain/state/machine.ts";
import { refuse } from "../../platform/calls/call-errors.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { inRetriedTransaction } from "../../platform/database/retried-transaction.ts";
import { lockOrder, moveOrder, type OrderRow } from "./move-order.ts";
import { effectsOf } from "./order-effects.ts";
import type { OrderParts } from "./orders.ts";
import { stopOrder } from "./stop-order.ts";
import { trackingEvents } from "./tables.ts";

export interface StaffMove {
  /** As people say it: OR12. */
  number: string;
  event: OrderEvent;
  staffId: number;
  note?: string | undefined;
  trackingNumber?: string | undefined;
  place?: string | undefined;
}

const NUMBER = /^OR([1-9]\d{0,8})$/;

/** Moves an order by the hand of the staff; a step that its state does not allow is a conflict (I10). */
export function moveByStaff(parts: OrderParts, move: StaffMove): Promise<OrderState> {
  const id = Number(NUMBER.exec(move.number)?.[1] ?? 0);
  return inRetriedTransaction(parts.db, async (tx) => {
    const order = await lockOrder(tx, id);
    if (!nextEvents(ORDER_MACHINE, order.state, "staff").includes(move.event)) throw refuse("conflict");
    if (move.event === "refund") return refundAll(parts, tx, order, move);
    if (move.event === "cancel") return cancel(parts, tx, order, move);
    // A part of the money goes back by the call that knows how much.
    if (move.event === "refund_partly") throw refuse("conflict");
    return moveOn(parts, tx, order, move);
  });
}

async function moveOn(parts: OrderParts, tx: Database, order: OrderRow, move: StaffMove): Promise<OrderState> {
  const { event, staffId: actorId, note, trackingNumber, place } = move;
  const changes = trackingNumber === undefined ? {} : { trackingNumber };
  const cause = { actor: "staff", actorId, note } as const;
  const moved = await moveOrder(tx, order, { event, ...cause, changes }, effectsOf(parts, tx, { orderId: order.id }));
  if (!moved) throw refuse("conflict");
  const code = TRACKED_EVENTS[event];
  if (code) {
    const happened = { code, place: place ?? null, happenedAt: sql`clock_timestamp()`, source: "staff" } as const;
    await tx.insert(trackingEvents).values({ orderId: order.id, ...happened });
  }
  return moved.state;
}

async function cancel(parts: OrderParts, tx: Database, order: OrderRow, { staffId, note }: StaffMove) {
  const isStopped = await stopOrder(parts, tx, order, { event: "cancel", actor: "staff", actorId: staffId, note });
  if (!isStopped) throw refuse("conflict");
  return "cancelled" as const;
}

/** The order follows when its money has gone back. */
async function refundAll(parts: OrderParts, tx: Database, order: OrderRow, { staffId, note }: StaffMove) {
  await parts.payments().refundAll(tx, { kind: "order", id: order.id }, { reason: note ?? "", by: staffId });
  return (await lockOrder(tx, order.id)).state;
}
