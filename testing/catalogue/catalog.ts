import { sql } from "drizzle-orm";
import { money } from "#domain/money/money/money.ts";
import { saleOf } from "#modules/catalogue/catalog/index.ts";
import * as t from "#modules/catalogue/catalog/tables.ts";
import type { Database } from "#platform/database/open-database.ts";

const LANGUAGE_IDS = { en: 1, lt: 2, lv: 3, ee: 4, ru: 5 } as const;
const CURRENCY_IDS = { EUR: 1, USD: 2 } as const;
type LanguageCode = keyof typeof LANGUAGE_IDS;

let lastNumber = 0;

/** A category beside those of the demo; its slug is its name. */
export async function addCategory(
  db: Database,
  { name, docKey = "1", parentId = null }: { name: string; docKey?: string; parentId?: number | null },
): Promise<number> {
  const [row] = await db.insert(t.categories).values({ docKey, parentId, position: 900 }).returning();
  const categoryId = row?.id ?? 0;
  await db
    .insert(t.categoryTexts)
    .values({ categoryId, docKey, languageId: LANGUAGE_IDS.en, name, slug: slugOf(name) });
  return categoryId;
}

export interface NewProduct {
  names?: Partial<Record<LanguageCode, string>>;
  sku?: string;
  categoryIds?: number[];
  flagIds?: number[];
  optionIds?: number[];
  brandId?: number;
  /** Prices in whole units by storefront and currency; where there is none the product is not shown. */
  prices?: Record<string, Partial<Record<keyof typeof CURRENCY_IDS, number>>>;
  /** The lowest price of the 30 days before, in whole units, everywhere. */
  priorPrice?: number;
  stock?: number;
  images?: string[];
  paidAmount?: number;
}

export interface AddedProduct {
  id: number;
  variantId: number;
  sku: string;
  slug: string;
}

/** A product with one variant, sold in lt for €10 by default. */
export async function addProduct(db: Database, given: NewProduct = {}): Promise<AddedProduct> {
  const number = ++lastNumber;
  const sku = given.sku ?? `TEST-${process.pid}-${number}`;
  const names = given.names ?? { en: `Test thing ${number}` };
  return db.transaction(async (tx) => {
    const [product] = await tx
      .insert(t.products)
      .values({ sku, manufacturerId: given.brandId, paidAmount: given.paidAmount ?? 0, ...MEASURES })
      .returning();
    const id = product?.id ?? 0;
    const slug = `${slugOf(names.en ?? "thing")}-${id}`;
    await tx.insert(t.productTexts).values(
      Object.entries(names).map(([language, name]) => ({
        productId: id,
        languageId: LANGUAGE_IDS[language as LanguageCode],
        name,
        slug: language === "en" ? slug : `${slugOf(name)}-${id}`,
      })),
    );
    await insertAll(tx, t.productCategories, given.categoryIds, (categoryId) => ({ productId: id, categoryId }));
    await insertAll(tx, t.productFlags, given.flagIds, (flagId) => ({ productId: id, flagId }));
    await insertAll(tx, t.productOptions, given.optionIds, (optionId) => ({ productId: id, optionId }));
    await insertAll(tx, t.productImages, given.images, (path, position) => ({ productId: id, path, position }));
    const variantId = await addVariant(tx, id, sku, given);
    return { id, variantId, sku, slug };
  });
}

const MEASURES = {
  weightGrams: 500,
  lengthMm: 200,
  widthMm: 150,
  heightMm: 100,
  hsCode: "8518.30",
  originCountry: "LT",
};

async function addVariant(db: Database, productId: number, sku: string, given: NewProduct): Promise<number> {
  const [variant] = await db
    .insert(t.productVariants)
    .values({ productId, sku: `${sku}-V` })
    .returning();
  const variantId = variant?.id ?? 0;
  await db.insert(t.stockLevels).values({ variantId, onHand: given.stock ?? 5 });
  for (const [storefrontCode, prices] of Object.entries(given.prices ?? { lt: { EUR: 10 } })) {
    await db.insert(t.storefrontProducts).values({ storefrontCode, productId });
    for (const [currency, units] of Object.entries(prices)) {
      await db.insert(t.prices).values({
        variantId,
        storefrontCode,
        currencyId: CURRENCY_IDS[currency as keyof typeof CURRENCY_IDS],
        amount: money(units * 10_000),
        priorAmount: given.priorPrice === undefined ? null : money(given.priorPrice * 10_000),
      });
    }
  }
  return variantId;
}

type LinkTable = typeof t.productCategories | typeof t.productFlags | typeof t.productOptions | typeof t.productImages;

async function insertAll<Table extends LinkTable, T>(
  db: Database,
  table: Table,
  values: readonly T[] | undefined,
  rowOf: (value: T, position: number) => Table["$inferInsert"],
): Promise<void> {
  if (values && values.length > 0) await db.insert(table).values(values.map(rowOf) as never);
}

const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "") || "thing";

/** An order sold these, and no best-seller count has them yet. */
export async function noteSale(
  db: Database,
  orderId: number,
  bought: readonly { productId: number; quantity: number }[],
): Promise<void> {
  await db.execute(saleOf(sql`(select ${orderId}::integer as id)`, bought));
}
