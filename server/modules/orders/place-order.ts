import { type SQL, sql } from "drizzle-orm";
import { fromMinor, money } from "../../../domain/money/money.ts";
import { baseTotal, orderCharges } from "../../../domain/orders/order-charges.ts";
import { orderNumber } from "../../../domain/orders/order-kind.ts";
import { UNPAID_ORDER_HOURS } from "../../../domain/orders/order-machine.ts";
import type { Database } from "../../platform/database/open-database.ts";
import type { NewOrder } from "./new-order.ts";
import { orderLines, orders, statusEvents } from "./tables.ts";

export interface PlacedOrder {
  id: number;
  /** What people call it by. */
  number: string;
}

/**
 * Writes an order that waits to be paid, as it was agreed to. A checkout that has made one already is refused by the
 * database (I3); how long the order waits is counted by the database's clock (F13). Only history is written with another
 * moment than now.
 */
export async function placeOrder(
  tx: Database,
  { owner, lines, ...order }: NewOrder,
  at: Date | SQL = sql`now()`,
): Promise<PlacedOrder> {
  const email = order.email.toLowerCase();
  const charges = orderCharges(lines, { ...order, paymentFee: money(0) });
  const writeOrder = tx
    .insert(orders)
    .values({
      ...order,
      ...owner,
      email,
      baseTotal: baseTotal(order),
      placedAt: at,
      expiresAt: sql`${at}::timestamptz + make_interval(hours => ${UNPAID_ORDER_HOURS})`,
    })
    .returning({ id: orders.id });
  const orderId = sql`(select id from placed)`;
  const writeLines = tx.insert(orderLines).values(
    lines.map((line, position) => ({
      ...line,
      orderId,
      position,
      lineTotal: fromMinor(charges[position]?.minor ?? 0),
    })),
  );
  const noteStep = tx
    .insert(statusEvents)
    .values({
      aggregate: "order",
      aggregateId: orderId,
      fromState: null,
      toState: "awaiting_payment",
      event: "place",
      actor: "customer",
      actorId: owner.userId,
      at: at instanceof Date ? at : sql`clock_timestamp()`,
    })
    .returning({ id: statusEvents.aggregateId });
  const { rows } = await tx.execute<{ aggregate_id: string }>(sql`
    with placed as (${writeOrder.getSQL()}), lines as (${writeLines.getSQL()}) ${noteStep.getSQL()}`);
  const id = Number(rows[0]?.aggregate_id);
  return { id, number: orderNumber("marketplace", id) };
}
