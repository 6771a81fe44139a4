import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#platform/database/open-database.ts";
import { roundOf } from "#platform/jobs/define-job.ts";
import type { Jobs } from "#platform/jobs/open-jobs.ts";

const COUNT_SALES = roundOf("count-sales", { expiresAfterSeconds: 60 });
const EVERY_FIVE_MINUTES = "*/5 * * * *";

/**
 * Part of the statement that makes a sale final: what an order sold, for the best-seller sort (CATALOG-08). `order` is a
 * source of rows with the order's id, and of none where it was made final before.
 */
export function saleOf(order: SQL, bought: readonly { productId: number; quantity: number }[]): SQL {
  const ids = sql.param(bought.map(({ productId }) => productId));
  const quantities = sql.param(bought.map(({ quantity }) => quantity));
  return sql`
    insert into uncounted_sales (order_id, product_id, quantity)
      select sold.id, line.product_id, sum(line.quantity)
      from ${order} as sold, unnest(${ids}::integer[], ${quantities}::integer[]) as line(product_id, quantity)
      group by sold.id, line.product_id`;
}

/**
 * Adds up what was sold since the last round. One statement: a sale is counted or still waits, whatever happens in between,
 * and of two rounds at once one finds it.
 */
export async function countSales(db: Database): Promise<void> {
  await db.execute(sql`
    with counted as (delete from uncounted_sales returning product_id, quantity),
      sums as (select product_id, sum(quantity)::integer as quantity from counted group by product_id)
    update products p set paid_amount = p.paid_amount + sums.quantity from sums where p.id = sums.product_id`);
}

export async function scheduleSalesCount(jobs: Pick<Jobs, "schedule">, db: Database): Promise<void> {
  await jobs.schedule(COUNT_SALES, EVERY_FIVE_MINUTES, () => countSales(db));
}
