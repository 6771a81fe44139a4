import { eq, sql } from "drizzle-orm";
import { PROVIDER } from "#domain/money/payments/provider.ts";
import { customerKey } from "#domain/selling/promotions/customer-key.ts";
import { releaseOrder, reserveAgain, saleSteps } from "#modules/catalogue/stock/index.ts";
import type { Settlement } from "#modules/money/payments/index.ts";
import type { Database } from "#platform/database/open-database.ts";
import { use } from "../promotions/index.ts";
import { type OrderMove, type OrderRow, orderAggregate } from "./order-aggregate.ts";
import type { OrderDeps } from "./orders.ts";
import { orderLines } from "./tables.ts";

/**
 * The money for an order is there. An order that waits is paid. One that has expired meanwhile is paid as well if all of
 * it can still be had; any other one refuses, and the money goes back (F19).
 */
export async function settleOrder(deps: OrderDeps, tx: Database, id: number, paid: Settlement) {
  const settled =
    (await orderAggregate.tryMove(tx, { id, state: "awaiting_payment" }, paying("pay", paid), deps)) ??
    (await payLate(deps, tx, await orderAggregate.lock(tx, id), paid));
  if (!settled) return "refused";
  await deps.reports.paid(tx, settled);
  return "settled";
}

function paying(event: "pay" | "pay_late", { paymentId, captured, paymentProcessorId }: Settlement): OrderMove {
  const isByBalance = event === "pay" && paymentProcessorId === PROVIDER.balance;
  return {
    event,
    actor: isByBalance ? "customer" : "provider",
    details: { paymentId, captured },
    changes: { paidAt: sql`now()`, ...(event === "pay_late" ? { cancelReason: null } : {}) },
    also: saleSteps(sql`(select id from moved)`),
  };
}

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
  return orderAggregate.tryMove(tx, order, paying("pay_late", paid), deps);
}

async function promoteAgain(tx: Database, { id, promotion, email }: OrderRow): Promise<boolean> {
  if (!promotion) return true;
  const used = { promotionId: promotion.id, orderId: id, customerKey: customerKey(email) };
  return (await use(tx, used)) === "used";
}
