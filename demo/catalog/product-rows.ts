import { DAY_MS, earlier } from "#domain/shared/time/durations.ts";
import { DEMO_LANGUAGE_CODES, DEMO_LANGUAGES } from "../languages.ts";
import { categoryId, DOC_KEYS } from "./categories/category-tree.ts";
import type { TableRows } from "./copy-rows.ts";
import { picturesOf } from "./pictures.ts";
import { priceRows } from "./price-rows.ts";
import type { Product } from "./product.ts";
import { SIZE_CHARTS } from "./size-charts.ts";
import { slugOf } from "./slug.ts";

const MOVED_EVERY = 40;

export interface RowOptions {
  readonly today: Date;
  /** The storefronts that sell the products; all by default. */
  readonly storefronts?: readonly string[];
  readonly withPictures?: boolean;
  /** Whether earlier prices are included. */
  readonly withPriceHistory?: boolean;
}

/** The rows of products, in insertion order. */
export function productRows(products: readonly Product[], options: RowOptions): TableRows[] {
  const { today, storefronts, withPictures = true, withPriceHistory = true } = options;
  const sold = products.map((product) => ({
    ...product,
    shops: product.shops.filter(({ code }) => storefronts?.includes(code) ?? true),
  }));
  return [
    productsTable(sold, today),
    textsTable(sold),
    oldSlugsTable(sold),
    ...placementTables(sold),
    ...(withPictures ? [imagesTable(sold)] : []),
    ...variantTables(sold),
    ...priceRows(sold, today).filter(({ table }) => withPriceHistory || table !== "price_events"),
  ];
}

function productsTable(products: readonly Product[], today: Date): TableRows {
  return {
    table: "products",
    columns: [
      "id",
      "sku",
      "manufacturer_id",
      "size_chart_id",
      "weight_grams",
      "length_mm",
      "width_mm",
      "height_mm",
      "hs_code",
      "origin_country",
      "max_quantity",
      "paid_amount",
      "arrived_at",
    ],
    rows: products.map((product) => [
      product.id,
      product.sku,
      product.brand.id,
      product.kind.chart ? SIZE_CHARTS[product.kind.chart].id : null,
      product.weightGrams,
      ...product.millimetres,
      product.kind.hsCode,
      product.originCountry,
      product.maxQuantity,
      product.paidAmount,
      earlier(today, product.listedDaysAgo * DAY_MS),
    ]),
  };
}

function textsTable(products: readonly Product[]): TableRows {
  return {
    table: "product_texts",
    columns: ["product_id", "language_id", "name", "slug", "description", "keywords"],
    rows: products.flatMap(({ id, texts: { name, slug, description, keywords } }) =>
      DEMO_LANGUAGE_CODES.map((language) => [
        id,
        DEMO_LANGUAGES[language].id,
        name[language],
        slug[language],
        description[language],
        keywords[language],
      ]),
    ),
  };
}

/** Some products had their brand in the slug; the old slugs redirect. */
function oldSlugsTable(products: readonly Product[]): TableRows {
  const moved = products.filter(({ id }) => id % MOVED_EVERY === 0);
  return {
    table: "product_old_slugs",
    columns: ["product_id", "language_id", "slug"],
    rows: moved.flatMap(({ id, brand, texts }) =>
      DEMO_LANGUAGE_CODES.map((language) => [
        id,
        DEMO_LANGUAGES[language].id,
        `${slugOf(brand.name)}-${texts.slug[language]}`,
      ]),
    ),
  };
}

function placementTables(products: readonly Product[]): TableRows[] {
  return [
    {
      table: "product_categories",
      columns: ["product_id", "category_id"],
      rows: products.flatMap(({ id, category }) => DOC_KEYS.map((docKey) => [id, categoryId(category, docKey)])),
    },
    {
      table: "product_flags",
      columns: ["product_id", "flag_id"],
      rows: products.flatMap(({ id, flagIds }) => flagIds.map((flagId) => [id, flagId])),
    },
    {
      table: "product_options",
      columns: ["product_id", "option_id"],
      rows: products.flatMap(({ id, optionIds }) => optionIds.map((optionId) => [id, optionId])),
    },
    {
      table: "storefront_products",
      columns: ["storefront_code", "product_id"],
      rows: products.flatMap(({ id, shops }) => shops.map(({ code }) => [code, id])),
    },
  ];
}

function imagesTable(products: readonly Product[]): TableRows {
  return {
    table: "product_images",
    columns: ["product_id", "position", "path", "option_id"],
    rows: products.flatMap((product) =>
      picturesOf(product).map(({ path, optionId }, position) => [product.id, position, path, optionId]),
    ),
  };
}

function variantTables(products: readonly Product[]): TableRows[] {
  const variants = products.flatMap(({ id, variants }) => variants.map((variant) => ({ ...variant, productId: id })));
  return [
    {
      table: "product_variants",
      columns: ["id", "product_id", "sku", "position", "mpn"],
      rows: variants.map(({ id, productId, sku, position, mpn }) => [id, productId, sku, position, mpn]),
    },
    {
      table: "variant_options",
      columns: ["variant_id", "option_id"],
      rows: variants.flatMap(({ id, optionIds }) => optionIds.map((optionId) => [id, optionId])),
    },
    {
      table: "stock_levels",
      columns: ["variant_id", "on_hand"],
      rows: variants.map(({ id, onHand }) => [id, onHand]),
    },
  ];
}
