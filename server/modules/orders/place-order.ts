import { type SQL, sql } from "drizzle-orm";
import { fromMinor, money } from "../../../domain/money/money.ts";
import { baseTotal, orderCharges } from "../../../domain/orders/order-charges.ts";
import { orderNumber } from "../../../domain/orders/order-kind.ts";
import { GUEST_ORDER_MINUTES, UNPAID_ORDER_HOURS } from "../../../domain/orders/order-machine.ts";
import { ATTEMPT_MINUTES } from "../../../domain/payments/attempt-times.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { initialEvent, insertStatusEvents } from "../../platform/state/status-events.ts";
import { orderStates } from "./move-order.ts";
import type { NewOrder } from "./new-order.ts";
import { orderLines, orders } from "./tables.ts";

/** A guest's order waits for the attempt to pay that begins with it, and a little longer (T124). */
const minutesToPay = ({ userId }: NewOrder["owner"]): number =>
  userId === null ? ATTEMPT_MINUTES + GUEST_ORDER_MINUTES : UNPAID_ORDER_HOURS * 60;

export interface PlacedOrder {
  id: number;
  /** As people read it: OR12. */
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
  const placed = tx.$with("placed").as(
    tx
      .insert(orders)
      .values({
        ...order,
        ...owner,
        email,
        baseTotal: baseTotal(order),
        placedAt: at,
        expiresAt: sql`${at}::timestamptz + make_interval(mins => ${minutesToPay(owner)})`,
      })
      .returning({ id: orders.id }),
  );
  const writtenLines = tx.$with("written_lines").as(
    tx
      .insert(orderLines)
      .values(
        lines.map((line, position) => ({
          ...line,
          orderId: sql`(select id from placed)`,
          position,
          lineTotal: fromMinor(charges[position]?.minor ?? 0),
        })),
      )
      .returning({ id: orderLines.id }),
  );
  const cause = { actor: "customer", actorId: owner.userId, at: at instanceof Date ? at : undefined } as const;
  const recorded = tx
    .$with("recorded", {})
    .as(insertStatusEvents(orderStates.machine, placed, [initialEvent(orderStates.machine, cause)]));
  const [written] = await tx.with(placed, writtenLines, recorded).select().from(placed);
  if (!written) throw new Error("An insert returned nothing");
  return { id: written.id, number: orderNumber("marketplace", written.id) };
}
