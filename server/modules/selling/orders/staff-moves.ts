import { isBeforeShipping, ORDER_MACHINE } from "#domain/selling/orders/order-machine.ts";
import type { OrderEvent, OrderState } from "#domain/selling/orders/order-states.ts";
import { TRACKED_EVENTS } from "#domain/selling/orders/tracked-events.ts";
import { nextState } from "#domain/shared/state/machine.ts";
import { giveNumber, recordForSubject } from "#modules/forwarding/shipments/index.ts";
import { beingRefunded } from "#modules/money/payments/index.ts";
import { refuse } from "#platform/calls/call-errors.ts";
import type { Database } from "#platform/database/open-database.ts";
import { type OrderRow, orderAggregate } from "./order-aggregate.ts";
import type { OrderDeps } from "./orders.ts";
import { stopOrder } from "./unpaid/stop-order.ts";

export interface StaffMove {
  event: Exclude<OrderEvent, "refund" | "refund_partly">;
  staffId: number;
  note?: string | undefined;
  trackingNumber?: string | undefined;
  location?: string | undefined;
}

/** A step that the order's state does not allow is a conflict (I10). Wants the order locked. */
export async function moveByStaff(
  deps: OrderDeps,
  tx: Database,
  order: OrderRow,
  move: StaffMove,
): Promise<OrderState> {
  assertPossible(order, move.event);
  await assertNotBeingRefunded(tx, order, move.event);
  return move.event === "cancel" ? cancel(deps, tx, order, move) : moveOn(deps, tx, order, move);
}

async function moveOn(deps: OrderDeps, tx: Database, order: OrderRow, move: StaffMove): Promise<OrderState> {
  const { event, staffId: actorId, note, trackingNumber, location } = move;
  const cause = { actor: "staff", actorId, note } as const;
  const moved = await orderAggregate.move(tx, order, { event, ...cause }, deps);
  const subject = { kind: "order", id: order.id, storefrontCode: order.storefrontCode } as const;
  if (trackingNumber !== undefined) await giveNumber(tx, subject, trackingNumber);
  const code = TRACKED_EVENTS[event];
  if (code) await recordForSubject(tx, subject, { code, location: location ?? null, source: "staff" });
  return moved.state;
}

async function cancel(deps: OrderDeps, tx: Database, order: OrderRow, { staffId, note }: StaffMove) {
  const isStopped = await stopOrder(deps, tx, order, { event: "cancel", actor: "staff", actorId: staffId, note });
  if (!isStopped) throw refuse("conflict");
  return "cancelled" as const;
}

/** Refunds everything; the order follows when the refunds are done. Wants the order locked. */
export async function refundByStaff(
  deps: OrderDeps,
  tx: Database,
  order: OrderRow,
  { staffId, reason }: { staffId: number; reason: string },
): Promise<OrderState> {
  assertPossible(order, "refund");
  await deps.payments.refundAll(tx, { kind: "order", id: order.id }, { reason, by: staffId });
  return (await orderAggregate.lock(tx, order.id)).state;
}

/** Goods whose money is being refunded are not sent, however long that takes. */
async function assertNotBeingRefunded(tx: Database, { id, state }: OrderRow, event: OrderEvent): Promise<void> {
  if (event === "cancel" || !isBeforeShipping(state)) return;
  if ((await beingRefunded(tx, "order", [id])).has(id)) throw refuse("conflict");
}

function assertPossible({ state }: OrderRow, event: OrderEvent): void {
  if (nextState(ORDER_MACHINE, state, event, "staff") === null) throw refuse("conflict");
}
