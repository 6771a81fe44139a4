import { and, asc, eq, inArray, isNull, lte, sql } from "drizzle-orm";
import { transact } from "#platform/database/transact.ts";
import { runEach } from "#platform/jobs/run-each.ts";
import { orderAggregate } from "../order-aggregate.ts";
import { ORDER_EFFECT } from "../order-effects.ts";
import type { OrderDeps } from "../orders.ts";
import { orders } from "../tables.ts";
import { stopOrder } from "./stop-order.ts";

/** Most customers pay at once; the others get a link to the payment page after this. */
const REMINDED_AFTER_MINUTES = 10;
const BATCH = 100;

const isUnpaid = eq(orders.state, "awaiting_payment");
const isOver = and(isUnpaid, lte(orders.expiresAt, sql`now()`));

/** Ends the orders that nobody paid in time, each in a transaction of its own, by the database's clock (F13, F19). */
export async function expireOrders(deps: OrderDeps): Promise<number> {
  const { db } = deps;
  const over = await db
    .select({ id: orders.id })
    .from(orders)
    .where(isOver)
    .orderBy(asc(orders.expiresAt))
    .limit(BATCH);
  return runEach("orders", over, ({ id }) => expireOrder(deps, id));
}

/** Of a payment and an expiry in the same moment one comes first; the other one finds another state (F19). */
export function expireOrder(deps: OrderDeps, id: number): Promise<boolean> {
  return transact(deps.db, async (tx) => {
    const order = await orderAggregate.tryLock(tx, id, isOver);
    return order ? stopOrder(deps, tx, order, { event: "expire", actor: "system" }) : false;
  });
}

/** Reminds the customer of every order that still waits to be paid, once. */
export async function remindOfPayment(deps: OrderDeps): Promise<void> {
  await transact(deps.db, async (tx) => {
    const waiting = tx
      .select({ id: orders.id })
      .from(orders)
      .where(
        and(
          isUnpaid,
          isNull(orders.paymentAskedAt),
          lte(orders.placedAt, sql`now() - make_interval(mins => ${REMINDED_AFTER_MINUTES})`),
        ),
      )
      .limit(BATCH)
      .for("update", { skipLocked: true });
    const reminded = await tx
      .update(orders)
      .set({ paymentAskedAt: sql`now()` })
      .where(inArray(orders.id, waiting))
      .returning({ id: orders.id });
    for (const { id } of reminded) await ORDER_EFFECT.enqueue(deps, tx, { name: "unpaid", orderId: id });
  });
}
