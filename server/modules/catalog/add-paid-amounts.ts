import { sql } from "drizzle-orm";
import type { Database } from "../../platform/database/open-database.ts";

/** Counts an order for the best-seller sort (CATALOG-08). */
export async function addPaidAmounts(
  tx: Database,
  bought: readonly { productId: number; quantity: number }[],
): Promise<void> {
  const ids = sql.param(bought.map(({ productId }) => productId));
  const quantities = sql.param(bought.map(({ quantity }) => quantity));
  await tx.execute(sql`
    update products p set paid_amount = p.paid_amount + b.quantity
      from (select id, sum(quantity)::integer as quantity
        from unnest(${ids}::integer[], ${quantities}::integer[]) as t(id, quantity) group by id) b
      where p.id = b.id`);
}
