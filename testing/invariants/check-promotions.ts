import { sql } from "drizzle-orm";
import type { Database } from "#platform/database/open-database.ts";

export interface PromotionViolation {
  rule: string;
  detail: string;
}

/** The violated invariants of promotions (I6). */
export async function checkPromotions(db: Database): Promise<PromotionViolation[]> {
  const { rows } = await db.execute<{ rule: string; detail: string }>(sql`
    select 'uses are the live orders that use it' as rule,
      format('%s says %s, there are %s', p.code, p.uses, count(u.order_id)) as detail
      from promotions p left join promotion_uses u on u.promotion_id = p.id
      group by p.id having p.uses <> count(u.order_id)
    union all
    select 'no more uses than its limit', format('%s has %s of %s', code, uses, total_limit)
      from promotions where uses > total_limit
    union all
    select 'no customer uses it more often than allowed',
      format('%s used %s times by one customer', p.code, count(*))
      from promotion_uses u join promotions p on p.id = u.promotion_id
      group by p.id, u.customer_key having count(*) > p.customer_limit
    union all
    select 'a cancelled order has given its use back', format('order %s', o.id)
      from promotion_uses u join orders o on o.id = u.order_id where o.state = 'cancelled'
    union all
    select 'a live order counts as a use', format('order %s with %s', o.id, o.promotion->>'code')
      from orders o where o.promotion is not null and o.state not in ('cancelled', 'refunded') and not exists (
        select from promotion_uses u
        where u.order_id = o.id and u.promotion_id = (o.promotion->>'id')::integer)`);
  return rows;
}
