import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#platform/database/open-database.ts";

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

export interface WantedPieces {
  cartId: number | null;
  lines: readonly StockLine[];
}

/**
 * An expression of shortages, in JSON: hands the pieces that a cart holds over to an order, and reserves anew what ran out
 * meanwhile, all of them or none. What was ordered leaves the cart.
 * Lines of the same variant are added up (F16). An empty answer means that everything is reserved.
 */
export function reserveOrder(orderId: SQL, { cartId, lines }: WantedPieces): SQL<Shortage[]> {
  const variants = sql.param(lines.map(({ variantId }) => variantId));
  const quantities = sql.param(lines.map(({ quantity }) => quantity));
  return sql`(
    select coalesce(json_agg(json_build_object('variantId', variant_id, 'wanted', wanted, 'available', available)), '[]')
    from reserve_order(${orderId}, ${cartId}::bigint, ${variants}::integer[], ${quantities}::integer[]))`;
}

/** The same as a statement of its own. */
export async function reserveForOrder(
  tx: Database,
  { orderId, ...wanted }: WantedPieces & { orderId: number },
): Promise<Shortage[]> {
  const { rows } = await tx.execute<{ shortages: Shortage[] }>(
    sql`select ${reserveOrder(sql`${orderId}::integer`, wanted)} as shortages`,
  );
  return rows[0]?.shortages ?? [];
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

/**
 * Steps of a statement: the reserved pieces of an order are sold, the stock on hand falls. The stock levels first lose the
 * reservation and then the pieces, in the order of the last two.
 */
export const saleSteps = (orderId: SQL) => ({
  freed: sql`delete from order_holds where order_id = ${orderId}`,
  promised: sql`delete from reservations where order_id = ${orderId} returning variant_id, quantity, order_id`,
  sold: sql`insert into stock_movements (variant_id, quantity, reason, order_id)
    select variant_id, -quantity, 'sold', order_id from promised`,
});

/** The same as a statement of its own. */
export async function sellOrder(tx: Database, orderId: number): Promise<void> {
  const { freed, promised, sold } = saleSteps(sql`${orderId}`);
  await tx.execute(sql`with freed as (${freed}), promised as (${promised}) ${sold}`);
}

/** Returns the pieces of a sold order to stock, once; the caller holds the order's lock. */
export async function returnOrder(tx: Database, orderId: number): Promise<void> {
  await tx.execute(sql`
    insert into stock_movements (variant_id, quantity, reason, order_id)
      select variant_id, -sum(quantity), 'returned', order_id from stock_movements
      where order_id = ${orderId} group by variant_id, order_id having sum(quantity) < 0`);
}
