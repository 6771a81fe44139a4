import { and, asc, eq, sql } from "drizzle-orm";
import { languageCodes } from "#modules/operations/storefronts/index.ts";
import type { Database } from "#platform/database/open-database.ts";
import type { CatalogueScope } from "../catalogue-scope.ts";
import * as t from "../tables.ts";
import { groupTexts, type LocalizedTexts } from "./localized-texts.ts";

export type ProductTexts = LocalizedTexts<{ name: string; slug: string; description: string }>;

/** The products that have or had this slug in any language, the latest first. */
export async function findProductIds(db: Database, slug: string): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select product_id as id from product_texts where slug = ${slug}
    union all select product_id from product_old_slugs where slug = ${slug}`);
  return [...new Set(rows.map(({ id }) => id))];
}

export async function loadProductTexts(db: Database, productId: number): Promise<ProductTexts> {
  const rows = await db
    .select({
      language: languageCodes.isoCode,
      name: t.productTexts.name,
      slug: t.productTexts.slug,
      description: t.productTexts.description,
    })
    .from(t.productTexts)
    .innerJoin(languageCodes, eq(languageCodes.id, t.productTexts.languageId))
    .where(eq(t.productTexts.productId, productId));
  return groupTexts(
    rows,
    () => productId,
    ({ name, slug, description }) => ({ name, slug, description }),
  )(productId);
}

/** The product with its manufacturer, if this storefront sells it. */
export async function loadProduct(db: Database, { storefront }: CatalogueScope, productId: number) {
  const [row] = await db
    .select({ product: t.products, manufacturer: t.manufacturers, sizeChart: t.sizeCharts })
    .from(t.products)
    .innerJoin(
      t.storefrontProducts,
      and(eq(t.storefrontProducts.productId, t.products.id), eq(t.storefrontProducts.storefrontCode, storefront.code)),
    )
    .leftJoin(t.manufacturers, eq(t.manufacturers.id, t.products.manufacturerId))
    .leftJoin(t.sizeCharts, eq(t.sizeCharts.id, t.products.sizeChartId))
    .where(and(eq(t.products.id, productId), t.products.isActive));
  return row;
}

export interface VariantRow extends Record<string, unknown> {
  id: number;
  sku: string;
  option_ids: number[];
  available: number;
  amount: string;
  prior_amount: string | null;
  regular_amount: string | null;
}

/** The variants that have a price in this scope. */
export async function loadVariants(
  db: Database,
  { storefront, currency }: CatalogueScope,
  productId: number,
): Promise<VariantRow[]> {
  const { rows } = await db.execute<VariantRow>(sql`
    select v.id, v.sku, array(select option_id from variant_options where variant_id = v.id) as option_ids,
      coalesce(st.on_hand - st.reserved, 0) as available, pr.amount, pr.prior_amount, pr.regular_amount
    from product_variants v
      join prices pr on pr.variant_id = v.id and pr.storefront_code = ${storefront.code}
        and pr.currency_id = ${currency.id}
      left join stock_levels st on st.variant_id = v.id
    where v.product_id = ${productId} order by v.position, v.id`);
  return rows;
}

export async function loadProductLinks(db: Database, productId: number) {
  const [images, options, flags, categories] = await Promise.all([
    db
      .select({ path: t.productImages.path, option_id: t.productImages.optionId })
      .from(t.productImages)
      .where(eq(t.productImages.productId, productId))
      .orderBy(asc(t.productImages.position)),
    db.select().from(t.productOptions).where(eq(t.productOptions.productId, productId)),
    db.select().from(t.productFlags).where(eq(t.productFlags.productId, productId)),
    db.select().from(t.productCategories).where(eq(t.productCategories.productId, productId)),
  ]);
  return {
    images,
    optionIds: options.map(({ optionId }) => optionId),
    flagIds: flags.map(({ flagId }) => flagId),
    categoryIds: categories.map(({ categoryId }) => categoryId),
  };
}
