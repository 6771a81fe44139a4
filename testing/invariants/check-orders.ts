import { sql } from "drizzle-orm";
import { orderAggregate } from "#modules/selling/orders/order-aggregate.ts";
import type { Database } from "#platform/database/open-database.ts";
import { type FindBroken, findBrokenHistories } from "#platform/state/check-histories.ts";

/** The violated invariants of orders (I7, I10). */
export async function checkOrders(db: Database, findBroken: FindBroken = findBrokenHistories): Promise<string[]> {
  return [...(await orphans(db)), ...(await brokenHistories(db, findBroken))];
}

/** I7: every order has lines, an address, and pieces that are reserved or sold as its state requires. */
async function orphans(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ id: number; problem: string }>(sql`
    with pieces as (
      select o.id, o.state, o.address, o.paid_at, o.erased_at, o.subtotal,
        (select coalesce(sum(quantity), 0) from order_lines where order_id = o.id) as ordered,
        (select coalesce(sum(unit_price * quantity), 0) from order_lines where order_id = o.id) as priced,
        (select coalesce(sum(quantity), 0) from reservations where order_id = o.id) as reserved,
        (select coalesce(-sum(quantity), 0) from stock_movements where order_id = o.id) as sold
      from orders o)
    select id, problem from pieces, lateral (values
      (ordered = 0, 'has no lines'),
      (priced <> subtotal, 'has lines that do not make its subtotal'),
      (erased_at is null and coalesce(address ->> 'first_address', '') = '', 'has no address'),
      (state = 'awaiting_payment' and reserved <> ordered, 'waits without its pieces'),
      (state <> 'awaiting_payment' and reserved <> 0, 'still holds pieces'),
      (state in ('awaiting_payment', 'cancelled') and sold <> 0, 'has sold pieces without being paid'),
      (state not in ('awaiting_payment', 'cancelled', 'refunded') and sold <> ordered, 'is paid without its pieces'),
      (state = 'refunded' and sold not in (0, ordered), 'has given only some pieces back'),
      ((state in ('awaiting_payment', 'cancelled')) <> (paid_at is null), 'has another moment of payment than its state')
    ) as checks(is_broken, problem) where is_broken order by id`);
  return rows.map(({ id, problem }) => `I7: OR${id} ${problem}`);
}

async function brokenHistories(db: Database, findBroken: FindBroken): Promise<string[]> {
  const broken = await findBroken(db, orderAggregate);
  return broken.map(({ id, problem }) => `I10: OR${id} ${problem}`);
}
