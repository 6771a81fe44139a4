import { sql } from "drizzle-orm";
import type { Database } from "../../platform/database/open-database.ts";

export interface StockLine {
  variantId: number;
  quantity: number;
}

/** How many pieces were wanted of something, and how many there are. */
export interface Shortage {
  variantId: number;
  wanted: number;
  available: number;
}

/**
 * Hands the pieces that a cart holds over to an order, and reserves anew what ran out meanwhile: all of them or none.
 * What was ordered leaves the cart.
 * Lines of the same variant are added up (F16). An empty answer means that everything is reserved.
 */
export async function reserveForOrder(
  tx: Database,
  order: { orderId: number; cartId: number | null; lines: readonly StockLine[] },
): Promise<Shortage[]> {
  const variants = sql.param(order.lines.map(({ variantId }) => variantId));
  const quantities = sql.param(order.lines.map(({ quantity }) => quantity));
  const { rows } = await tx.execute<{ variant_id: number; wanted: number; available: number }>(sql`
    select * from reserve_order(${order.orderId}, ${order.cartId}, ${variants}::integer[], ${quantities}::integer[])`);
  return rows.map(({ variant_id, ...counts }) => ({ variantId: variant_id, ...counts }));
}

/** For an order that had released its pieces: whether all of them could be reserved again. */
export async function reserveAgain(
  tx: Database,
  order: { orderId: number; lines: readonly StockLine[] },
): Promise<boolean> {
  const shortages = await reserveForOrder(tx, { ...order, cartId: null });
  return shortages.length === 0;
}

/** Releases what an order had reserved; a second call does nothing. */
export async function releaseOrder(tx: Database, orderId: number): Promise<void> {
  await tx.execute(sql`
    with freed as (delete from order_holds where order_id = ${orderId})
    delete from reservations where order_id = ${orderId}`);
}

/** The reserved pieces of an order are sold: the stock on hand falls. */
export async function sellOrder(tx: Database, orderId: number): Promise<void> {
  // The stock levels first lose the reservation and then the pieces, in the order of these two steps.
  await tx.execute(sql`
    with freed as (delete from order_holds where order_id = ${orderId}),
      promised as (delete from reservations where order_id = ${orderId} returning variant_id, quantity)
    insert into stock_movements (variant_id, quantity, reason, order_id)
      select variant_id, -quantity, 'sold', ${orderId} from promised`);
}

/** Returns the pieces of a sold order to stock, once; the caller holds the order's lock. */
export async function returnOrder(tx: Database, orderId: number): Promise<void> {
  await tx.execute(sql`
    insert into stock_movements (variant_id, quantity, reason, order_id)
      select variant_id, -sum(quantity), 'returned', order_id from stock_movements
      where order_id = ${orderId} group by variant_id, order_id having sum(quantity) < 0`);
}
