import { sql } from "drizzle-orm";
import type { Shop } from "./shop.ts";

const used = new WeakMap<Shop, number>();

/** The next variants in turn, each with exactly so many pieces available. */
export async function stockVariants(shop: Shop, count: number, pieces: number): Promise<number[]> {
  const { db } = shop.database;
  const { rows } = await db.execute<{ id: number }>(sql`
    select v.id from product_variants v
      join products p on p.id = v.product_id and p.is_active and p.max_quantity >= 5
      join storefront_products sp on sp.product_id = p.id and sp.storefront_code = 'lt'
      join prices pr on pr.variant_id = v.id and pr.storefront_code = 'lt' and pr.currency_id = 1
      join stock_levels l on l.variant_id = v.id
    where pr.amount between 5000 and 600000
    order by v.id`);
  const before = used.get(shop) ?? 0;
  used.set(shop, before + count);
  const chosen = Array.from({ length: count }, (_, index) => rows[(before + index) % rows.length]?.id ?? 0);
  for (const variantId of chosen) await setPieces(shop, variantId, pieces);
  return chosen;
}

/** Beside what orders have reserved; reservations of earlier trials' carts are dropped. */
async function setPieces({ database }: Shop, variantId: number, pieces: number): Promise<void> {
  await database.db.transaction(async (tx) => {
    await tx.execute(sql`select lock_levels(array[${variantId}::integer])`);
    await tx.execute(sql`delete from reservations where variant_id = ${variantId} and cart_id is not null`);
    const { rows } = await tx.execute<{ missing: number }>(sql`
      select ${pieces} - (on_hand - reserved) as missing from stock_levels where variant_id = ${variantId}`);
    const missing = rows[0]?.missing ?? 0;
    const reason = missing > 0 ? "received" : "written_off";
    if (missing !== 0)
      await tx.execute(sql`
        insert into stock_movements (variant_id, quantity, reason) values (${variantId}, ${missing}, ${reason})`);
  });
}
