import { eq, sql } from "drizzle-orm";
import type { Database } from "#platform/database/open-database.ts";
import { productVariants, storefrontProducts } from "../tables.ts";

/** The storefronts that sell a variant. */
export async function storefrontsOfVariant(db: Database, variantId: number): Promise<string[]> {
  const rows = await db
    .select({ code: storefrontProducts.storefrontCode })
    .from(storefrontProducts)
    .innerJoin(productVariants, eq(productVariants.productId, storefrontProducts.productId))
    .where(eq(productVariants.id, sql`${variantId}::bigint`))
    .orderBy(storefrontProducts.storefrontCode);
  return rows.map(({ code }) => code);
}
