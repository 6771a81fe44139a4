import { eq, sql } from "drizzle-orm";
import type { Database } from "#platform/database/open-database.ts";
import { stockLevels } from "../tables.ts";

export interface StockLevel {
  onHand: number;
  reserved: number;
}

/** Creates the stock level of a variant that has none; does nothing for an unknown variant. */
export async function openStockLevel(tx: Database, variantId: number): Promise<void> {
  await tx.execute(sql`
    insert into stock_levels (variant_id, on_hand) select id, 0 from product_variants where id = ${variantId}::bigint
    on conflict do nothing`);
}

export async function findStockLevel(db: Database, variantId: number): Promise<StockLevel | undefined> {
  const { onHand, reserved } = stockLevels;
  const [level] = await db
    .select({ onHand, reserved })
    .from(stockLevels)
    .where(eq(stockLevels.variantId, sql`${variantId}::bigint`));
  return level;
}
