import { sql } from "drizzle-orm";
import { isBuyers } from "#domain/aftersales/withdrawals/statement.ts";
import { ORDER_PHASES } from "#domain/selling/orders/order-states.ts";
import { idOf } from "#domain/shared/numbers/numbers.ts";
import { failpoint } from "#failpoints";
import { isFullyRefunded } from "#modules/money/payments/index.ts";
import { type OrderRow, orderAggregate } from "#modules/selling/orders/index.ts";
import type { Database } from "#platform/database/open-database.ts";
import { transact } from "#platform/database/transact.ts";
import type { WithdrawalRow } from "./tables.ts";
import { withdrawalAggregate } from "./withdrawal-aggregate.ts";
import type { WithdrawalDeps } from "./withdrawal-deps.ts";
import { liveWithdrawals, setOrder } from "./withdrawal-store.ts";

/**
 * Looks for the order of a confirmed statement. An order of the buyer that has not been sent is stopped and its money
 * is refunded, without a decision of staff; all else waits for staff. A repeated run changes nothing.
 */
export async function compareWithOrder(deps: WithdrawalDeps, withdrawalId: number): Promise<void> {
  await transact(deps.db, async (tx) => {
    const found = await withdrawalAggregate.find(tx, withdrawalId);
    const orderId = found && (found.orderId ?? idOf("order", found.orderNumber));
    const named = orderId ? await orderAggregate.find(tx, orderId) : null;
    if (!found || !named || named.storefrontCode !== found.storefrontCode || named.erasedAt !== null) return;
    const order = await orderAggregate.lock(tx, named.id);
    const withdrawal = await withdrawalAggregate.lock(tx, found.id);
    if (withdrawal.state !== "confirmed" || !(await isItsOrder(tx, withdrawal, order))) return;
    await stopUnsent(deps, tx, withdrawal, order);
    failpoint("withdrawal.1-before-commit");
  });
  failpoint("withdrawal.2-after-commit");
}

/** Links an order once: a second statement about the same order waits for staff without one. */
async function isItsOrder(tx: Database, withdrawal: WithdrawalRow, order: OrderRow): Promise<boolean> {
  if (withdrawal.orderId !== null) return true;
  const buyer = { email: order.email, lastName: order.address.last_name };
  const statement = { name: withdrawal.name, number: withdrawal.orderNumber, email: withdrawal.email };
  if (!isBuyers(statement, buyer) || (await liveWithdrawals(tx, [order.id])).has(order.id)) return false;
  await setOrder(tx, withdrawal.id, order);
  return true;
}

async function stopUnsent(deps: WithdrawalDeps, tx: Database, withdrawal: WithdrawalRow, order: OrderRow) {
  const phase = ORDER_PHASES[order.state];
  if (phase !== "unpaid" && phase !== "in_warehouse") return;
  const stop = {
    event: "stop_order",
    actor: "system",
    changes: { orderId: order.id, acceptedAt: sql`clock_timestamp()` },
  } as const;
  await withdrawalAggregate.move(tx, withdrawal, stop, deps);
  if (phase === "unpaid") await deps.orders.stopUnpaid(tx, order);
  await refundOrder(deps, tx, order.id, null);
}

/** Refunds the remaining money of the order; where no refund is open, the withdrawal ends here. */
export async function refundOrder(
  deps: WithdrawalDeps,
  tx: Database,
  orderId: number,
  by: number | null,
): Promise<void> {
  await deps.payments.refundAll(tx, { kind: "order", id: orderId }, { reason: "withdrawal", by });
  await endIfFullyRefunded(tx, orderId);
}

/** Ends the withdrawal once all money of the order has been refunded. Wants the order locked. */
export async function endIfFullyRefunded(tx: Database, orderId: number): Promise<void> {
  const live = (await liveWithdrawals(tx, [orderId])).get(orderId);
  if (!live || (live.state !== "accepted" && live.state !== "goods_received")) return;
  if (!(await isFullyRefunded(tx, { kind: "order", id: orderId }))) return;
  const refund = { event: "refund", actor: "system", changes: { endedAt: sql`clock_timestamp()` } } as const;
  await withdrawalAggregate.move(tx, await withdrawalAggregate.lock(tx, live.id), refund, null);
}
