import { type SQL, sql } from "drizzle-orm";
import { RESERVED_AT_MOST_MINUTES, RESERVED_FOR_MINUTES } from "#domain/selling/cart/reservation-times.ts";
import type { Database } from "#platform/database/open-database.ts";

/**
 * A source of rows for a statement: reserves what the lines of a cart want, extends what it has, and says how each line
 * stands (CART-06). All times are the database's (F13).
 */
export const reserveCart = (cartId: SQL): SQL => sql`
  reserve_cart(${cartId}, make_interval(mins => ${RESERVED_FOR_MINUTES}),
    make_interval(mins => ${RESERVED_AT_MOST_MINUTES}))`;

/** For two carts of these variants that become one: what both hold is given back by the first, for the second to ask for. */
export async function moveReservations(
  tx: Database,
  { from, to, variantIds }: { from: number; to: number; variantIds: readonly number[] },
): Promise<void> {
  await tx.execute(sql`select lock_levels(${sql.param([...variantIds])}::integer[])`);
  await tx.execute(sql`
    update reservations r set cart_id = ${to} where cart_id = ${from}
      and not exists (select from reservations o where o.cart_id = ${to} and o.variant_id = r.variant_id)`);
}

const VARIANTS_AT_ONCE = 200;

/**
 * Gives back the pieces whose time ran out and answers how many reservations that were. Several processes may do so at
 * once: each reservation is returned by one of them (I12).
 */
export async function sweepReservations(db: Database): Promise<number> {
  for (let total = 0; ; ) {
    const { rows } = await db.execute<{ count: number }>(sql`
      select free_expired(lock_levels(array(
        select distinct variant_id from reservations where expires_at <= clock_timestamp()
        order by variant_id limit ${VARIANTS_AT_ONCE}))) as count`);
    const count = rows[0]?.count ?? 0;
    if (count === 0) return total;
    total += count;
  }
}
