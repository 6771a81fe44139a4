import { sql } from "drizzle-orm";
import { bigint, boolean, customType, date, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { ShippingMethod } from "#domain/forwarding/freight/shipping-method.ts";
import { moment } from "#platform/database/moment.ts";
import { moneyColumn } from "#platform/database/money-column.ts";

export type FieldDisplay = "words" | "swatches" | "sizes";
/** '1' marks exclusive goods, '2' is an offer (CATALOG-05). */
export type FlagType = "1" | "2";

export interface SizeChartRow {
  size: string;
  names: Record<string, string>;
  centimetres: number;
}

const xid8 = customType<{ data: string }>({ dataType: () => "xid8" });

export const categories = pgTable("categories", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  docKey: text("doc_key").notNull(),
  parentId: integer("parent_id"),
  position: integer().notNull().default(0),
  filterableFields: integer("filterable_fields").array().notNull().default([]),
  image: text(),
  googleCategory: integer("google_category"),
});

export const categoryTexts = pgTable(
  "category_texts",
  {
    categoryId: integer("category_id").notNull(),
    docKey: text("doc_key").notNull(),
    languageId: integer("language_id").notNull(),
    name: text().notNull(),
    slug: text().notNull(),
    pageTitle: text("page_title"),
    description: text(),
  },
  (table) => [primaryKey({ columns: [table.categoryId, table.languageId] })],
);

export const categoryOldSlugs = pgTable(
  "category_old_slugs",
  {
    docKey: text("doc_key").notNull(),
    languageId: integer("language_id").notNull(),
    slug: text().notNull(),
    categoryId: integer("category_id").notNull(),
  },
  (table) => [primaryKey({ columns: [table.docKey, table.languageId, table.slug] })],
);

export const manufacturers = pgTable("manufacturers", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  name: text().notNull(),
  postalAddress: text("postal_address").notNull(),
  email: text().notNull(),
  responsiblePerson: text("responsible_person").notNull(),
});

export const featuredBrands = pgTable(
  "featured_brands",
  {
    storefrontCode: text("storefront_code").notNull(),
    manufacturerId: integer("manufacturer_id").notNull(),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.storefrontCode, table.manufacturerId] })],
);

export const additionalFields = pgTable("additional_fields", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  display: text().$type<FieldDisplay>().notNull().default("words"),
  disabledInIndex: boolean("disabled_in_index").notNull().default(false),
  position: integer().notNull().default(0),
});

export const additionalFieldTexts = pgTable(
  "additional_field_texts",
  {
    fieldId: integer("field_id").notNull(),
    languageId: integer("language_id").notNull(),
    name: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.fieldId, table.languageId] })],
);

export const fieldOptions = pgTable("field_options", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  fieldId: integer("field_id").notNull(),
  swatch: text(),
  position: integer().notNull().default(0),
});

export const fieldOptionTexts = pgTable(
  "field_option_texts",
  {
    optionId: integer("option_id").notNull(),
    languageId: integer("language_id").notNull(),
    label: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.optionId, table.languageId] })],
);

export const sizeCharts = pgTable("size_charts", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  measure: text().$type<"foot" | "chest" | "waist" | "head">().notNull(),
  systems: text().array().notNull(),
  rows: jsonb().$type<SizeChartRow[]>().notNull(),
});

export const flags = pgTable("flags", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  type: text().$type<FlagType>().notNull(),
  position: integer().notNull().default(0),
  endsAt: moment("ends_at"),
});

export const flagTexts = pgTable(
  "flag_texts",
  {
    flagId: integer("flag_id").notNull(),
    languageId: integer("language_id").notNull(),
    name: text().notNull(),
    description: text(),
  },
  (table) => [primaryKey({ columns: [table.flagId, table.languageId] })],
);

export const products = pgTable("products", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  sku: text().notNull(),
  manufacturerId: integer("manufacturer_id"),
  sizeChartId: integer("size_chart_id"),
  weightGrams: integer("weight_grams").notNull(),
  lengthMm: integer("length_mm").notNull(),
  widthMm: integer("width_mm").notNull(),
  heightMm: integer("height_mm").notNull(),
  hsCode: text("hs_code").notNull(),
  originCountry: text("origin_country").notNull(),
  maxQuantity: integer("max_quantity").notNull().default(10),
  paidAmount: integer("paid_amount").notNull().default(0),
  arrivedAt: moment("arrived_at").notNull().defaultNow(),
  isActive: boolean("is_active").notNull().default(true),
});

export const productTexts = pgTable(
  "product_texts",
  {
    productId: integer("product_id").notNull(),
    languageId: integer("language_id").notNull(),
    name: text().notNull(),
    slug: text().notNull(),
    description: text().notNull().default(""),
    keywords: text().notNull().default(""),
  },
  (table) => [primaryKey({ columns: [table.productId, table.languageId] })],
);

export const productOldSlugs = pgTable(
  "product_old_slugs",
  {
    languageId: integer("language_id").notNull(),
    slug: text().notNull(),
    productId: integer("product_id").notNull(),
  },
  (table) => [primaryKey({ columns: [table.languageId, table.slug] })],
);

export const productCategories = pgTable(
  "product_categories",
  {
    productId: integer("product_id").notNull(),
    categoryId: integer("category_id").notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.categoryId] })],
);

export const productFlags = pgTable(
  "product_flags",
  {
    productId: integer("product_id").notNull(),
    flagId: integer("flag_id").notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.flagId] })],
);

export const productOptions = pgTable(
  "product_options",
  {
    productId: integer("product_id").notNull(),
    optionId: integer("option_id").notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.optionId] })],
);

export const productImages = pgTable(
  "product_images",
  {
    productId: integer("product_id").notNull(),
    position: integer().notNull(),
    path: text().notNull(),
    optionId: integer("option_id"),
  },
  (table) => [primaryKey({ columns: [table.productId, table.position] })],
);

export const productVariants = pgTable("product_variants", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  productId: integer("product_id").notNull(),
  sku: text().notNull(),
  position: integer().notNull().default(0),
  mpn: text(),
});

export const variantOptions = pgTable(
  "variant_options",
  {
    variantId: integer("variant_id").notNull(),
    optionId: integer("option_id").notNull(),
  },
  (table) => [primaryKey({ columns: [table.variantId, table.optionId] })],
);

export const stockLevels = pgTable("stock_levels", {
  variantId: integer("variant_id").primaryKey(),
  onHand: integer("on_hand").notNull(),
  reserved: integer().notNull().default(0),
});

export const storefrontProducts = pgTable(
  "storefront_products",
  {
    storefrontCode: text("storefront_code").notNull(),
    productId: integer("product_id").notNull(),
  },
  (table) => [primaryKey({ columns: [table.storefrontCode, table.productId] })],
);

export const prices = pgTable(
  "prices",
  {
    variantId: integer("variant_id").notNull(),
    storefrontCode: text("storefront_code").notNull(),
    currencyId: integer("currency_id").notNull(),
    amount: moneyColumn().notNull(),
    regularAmount: moneyColumn("regular_amount"),
    priorAmount: moneyColumn("prior_amount"),
  },
  (table) => [primaryKey({ columns: [table.variantId, table.storefrontCode, table.currencyId] })],
);

export const priceEvents = pgTable("price_events", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  variantId: integer("variant_id").notNull(),
  storefrontCode: text("storefront_code").notNull(),
  currencyId: integer("currency_id").notNull(),
  amount: moneyColumn().notNull(),
  validFrom: moment("valid_from").notNull(),
  isReduction: boolean("is_reduction").notNull().default(false),
  source: text().notNull(),
});

export const shippingRates = pgTable("shipping_rates", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  warehouseId: integer("warehouse_id"),
  countryId: integer("country_id").notNull(),
  currencyId: integer("currency_id").notNull(),
  method: text().$type<ShippingMethod>().notNull(),
  validFrom: date("valid_from").notNull(),
  baseAmount: moneyColumn("base_amount").notNull(),
  amountPerStep: moneyColumn("amount_per_step").notNull(),
  stepGrams: integer("step_grams").notNull(),
  volumeDivisor: integer("volume_divisor").notNull(),
  minDays: integer("min_days").notNull(),
  maxDays: integer("max_days").notNull(),
});

export const productChanges = pgTable("product_changes", {
  transactionId: xid8("transaction_id").notNull().default(sql`pg_current_xact_id()`),
  productId: integer("product_id").notNull(),
  changedAt: moment("changed_at").notNull().defaultNow(),
  isRankOnly: boolean("is_rank_only").notNull().default(false),
});

export const uncountedSales = pgTable("uncounted_sales", {
  orderId: integer("order_id").notNull(),
  productId: integer("product_id").notNull(),
  quantity: integer().notNull(),
});
