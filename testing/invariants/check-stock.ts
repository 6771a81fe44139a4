import { sql } from "drizzle-orm";
import type { Database } from "#platform/database/open-database.ts";

export interface StockViolation {
  rule: string;
  detail: string;
}

/** The violated invariants of stock (I1, I12). */
export async function checkStock(db: Database): Promise<StockViolation[]> {
  const { rows } = await db.execute<{ rule: string; detail: string }>(sql`
    with levels as (
      select l.variant_id, l.on_hand, l.reserved,
        coalesce((select sum(quantity) from reservations r where r.variant_id = l.variant_id), 0) as promised,
        coalesce((select sum(quantity) from stock_movements m where m.variant_id = l.variant_id), 0) as moved
      from stock_levels l
    ), sold as (
      select order_id, variant_id, -sum(quantity) as pieces from stock_movements
      where order_id is not null group by order_id, variant_id
    )
    select 'I1 nothing is below zero or promised twice' as rule,
      format('variant %s has %s and promised %s', variant_id, on_hand, reserved) as detail
      from levels where on_hand < 0 or reserved < 0 or reserved > on_hand
    union all
    select 'I1 what is reserved is the sum of live reservations',
      format('variant %s says %s, its reservations %s', variant_id, reserved, promised)
      from levels where reserved <> promised
    union all
    select 'I1 what is on hand is what came less what went',
      format('variant %s says %s, its movements %s', variant_id, on_hand, moved)
      from levels where on_hand <> moved
    union all
    select 'I1 a reservation is of something that is kept count of', format('reservation %s', r.id)
      from reservations r where not exists (select from levels l where l.variant_id = r.variant_id)
    union all
    select 'I1 an order sells what it was made of',
      format('order %s sold %s of variant %s', s.order_id, s.pieces, s.variant_id)
      from sold s where s.pieces < 0 or s.pieces > coalesce(
        (select sum(quantity) from order_lines l where l.order_id = s.order_id and l.variant_id = s.variant_id), 0)
    union all
    select 'I12 nothing is sold and still reserved for the same order',
      format('order %s, variant %s', s.order_id, s.variant_id)
      from sold s join reservations r on r.order_id = s.order_id and r.variant_id = s.variant_id where s.pieces > 0
    union all
    select 'I12 what ran out is given back soon', format('reservation %s ended at %s', id, expires_at)
      from reservations where expires_at < clock_timestamp() - interval '5 minutes'`);
  return rows;
}
