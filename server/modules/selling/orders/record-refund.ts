import type { Money } from "#domain/money/money/money.ts";
import { isBeforeShipping } from "#domain/selling/orders/order-machine.ts";
import { returnOrder } from "#modules/catalogue/stock/index.ts";
import { refundMove } from "#modules/money/payments/index.ts";
import type { Database } from "#platform/database/open-database.ts";
import { releaseUse } from "../promotions/index.ts";
import { orderAggregate } from "./order-aggregate.ts";
import type { OrderDeps } from "./orders.ts";

/**
 * Some of an order's money, or all, has been refunded. What is refunded before it was shipped stays in the warehouse and can
 * be sold again, and its promotion can be used again; what is on its way already does not turn around by itself.
 */
export async function recordOrderRefund(
  deps: OrderDeps,
  tx: Database,
  id: number,
  sums: { captured: Money; refunded: Money },
): Promise<void> {
  const order = await orderAggregate.lock(tx, id);
  const moved = await orderAggregate.tryMove(tx, order, refundMove(sums), deps);
  await deps.reports.refunded(tx, order, sums.refunded);
  if (moved?.state !== "refunded" || !isBeforeShipping(order.state)) return;
  await returnOrder(tx, id);
  await releaseUse(tx, id);
}
