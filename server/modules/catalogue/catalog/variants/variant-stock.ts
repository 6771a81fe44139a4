import { eq, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import { productVariants, stockLevels } from "../tables.ts";

/** A read-only view for the joins of other modules: a variant's SKU, and its pieces that are promised to nobody. */
export const variantStock = new QueryBuilder()
  .select({
    variantId: productVariants.id,
    sku: productVariants.sku,
    available: sql<number>`coalesce(${stockLevels.onHand} - ${stockLevels.reserved}, 0)`.as("available"),
  })
  .from(productVariants)
  .leftJoin(stockLevels, eq(stockLevels.variantId, productVariants.id))
  .as("variant_stock");
