import { eq, sql } from "drizzle-orm";
import { customerKey } from "#domain/selling/promotions/customer-key.ts";
import { releaseOrder, reserveAgain, saleSteps } from "#modules/catalogue/stock/index.ts";
import { paidBy, type Settlement } from "#modules/money/payments/index.ts";
import type { Database } from "#platform/database/open-database.ts";
import { use } from "../promotions/index.ts";
import { type OrderMove, type OrderRow, orderAggregate } from "./order-aggregate.ts";
import type { OrderDeps } from "./orders.ts";
import { orderLines } from "./tables.ts";

/**
 * The money for an order is there. An order that waits is paid. One that has expired meanwhile is paid as well if all of
 * it can still be had; any other one refuses, and the money is refunded (F19).
 */
export async function settleOrder(deps: OrderDeps, tx: Database, id: number, paid: Settlement) {
  const settled =
    (await orderAggregate.tryMove(tx, { id, state: "awaiting_payment" }, paying(paid), deps)) ??
    (await payLate(deps, tx, await orderAggregate.lock(tx, id), paid));
  if (!settled) return "refused";
  await deps.reports.paid(tx, settled);
  return "settled";
}

const paying = (paid: Settlement) =>
  ({
    event: "pay",
    ...paidBy(paid),
    changes: { paidAt: sql`now()` },
    also: saleSteps(sql`(select id from moved)`),
  }) satisfies OrderMove;

async function payLate(deps: OrderDeps, tx: Database, order: OrderRow, paid: Settlement): Promise<OrderRow | null> {
  if (order.cancelReason !== "expired") return null;
  const { variantId, quantity } = orderLines;
  const lines = await tx.select({ variantId, quantity }).from(orderLines).where(eq(orderLines.orderId, order.id));
  // Stock first and promotions then, as everywhere: one order of locks has no deadlocks.
  if (!(await reserveAgain(tx, { orderId: order.id, lines }))) return null;
  if (!(await promoteAgain(tx, order))) {
    await releaseOrder(tx, order.id);
    return null;
  }
  const { changes, ...move } = paying(paid);
  const late = { ...move, event: "pay_late", actor: "provider", changes: { ...changes, cancelReason: null } } as const;
  return orderAggregate.tryMove(tx, order, late, deps);
}

async function promoteAgain(tx: Database, { id, promotion, email }: OrderRow): Promise<boolean> {
  if (!promotion) return true;
  const used = { promotionId: promotion.id, orderId: id, customerKey: customerKey(email) };
  return (await use(tx, used)) === "used";
}
