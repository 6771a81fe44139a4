import { type SQL, sql } from "drizzle-orm";
import { fromMinor, money } from "#domain/money/money/money.ts";
import { baseTotal, orderCharges } from "#domain/selling/orders/order-charges.ts";
import { orderNumber } from "#domain/selling/orders/order-kind.ts";
import { GUEST_ORDER_HOURS, UNPAID_ORDER_HOURS } from "#domain/selling/orders/order-machine.ts";
import type { Database } from "#platform/database/open-database.ts";
import { valuesOf } from "#platform/database/plain-rows.ts";
import { initialEvent, insertStatusEvents } from "#platform/state/status-events.ts";
import { orderAggregate } from "../order-aggregate.ts";
import { orderLines, orders } from "../tables.ts";
import type { NewOrder } from "./new-order.ts";

/** A guest's order waits for the attempt to pay that begins with it, and a little longer (T124). */
const hoursToPay = ({ userId }: NewOrder["owner"]): number =>
  userId === null ? GUEST_ORDER_HOURS : UNPAID_ORDER_HOURS;

export interface PlacedOrder {
  id: number;
  /** As people read it: OR12. */
  number: string;
}

/**
 * Writes an order that waits to be paid, as it was agreed to. A checkout that has made one already is refused by the
 * database (I3); how long the order waits is counted by the database's clock (F13). The same statement answers an expression
 * that is given the new order's id. Only history is written with another moment than now.
 */
export async function placeOrder<Answer = null>(
  tx: Database,
  { owner, lines, ...order }: NewOrder,
  { at = sql`now()`, also = () => sql<Answer>`null` }: { at?: Date | SQL; also?: (id: SQL) => SQL<Answer> } = {},
): Promise<PlacedOrder & { answer: Answer }> {
  const email = order.email.toLowerCase();
  const charges = orderCharges(lines, { ...order, paymentFee: money(0) });
  const values = valuesOf(orders, [
    {
      ...order,
      ...owner,
      email,
      baseTotal: baseTotal(order),
      placedAt: at,
      expiresAt: sql`${at}::timestamptz + make_interval(hours => ${hoursToPay(owner)})`,
    },
  ]);
  const lineValues = valuesOf(
    orderLines,
    lines.map((line, position) => ({
      ...line,
      orderId: sql`(select id from placed)`,
      position,
      lineTotal: fromMinor(charges[position]?.minor ?? 0),
    })),
  );
  const cause = { actor: "customer", actorId: owner.userId, at: at instanceof Date ? at : undefined } as const;
  const history = insertStatusEvents(orderAggregate.machine, sql`placed`, [
    initialEvent(orderAggregate.machine, cause),
  ]);
  const { rows } = await tx.execute<{ id: number; answer: Answer }>(sql`
    with placed as (insert into orders ${values} returning id),
    written_lines as (insert into order_lines ${lineValues}),
    recorded as (${history})
    select id, ${also(sql`placed.id`)} as answer from placed`);
  const [written] = rows;
  if (!written) throw new Error("An insert returned nothing");
  return { id: written.id, number: orderNumber("marketplace", written.id), answer: written.answer };
}
