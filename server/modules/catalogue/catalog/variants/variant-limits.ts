import { eq } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import { products, productVariants } from "../tables.ts";

/** A read-only view for the joins of other modules: how many pieces of a variant one customer may buy at once. */
export const variantLimits = new QueryBuilder()
  .select({ variantId: productVariants.id, maxQuantity: products.maxQuantity })
  .from(productVariants)
  .innerJoin(products, eq(products.id, productVariants.productId))
  .as("variant_limit");
