import type { ClientBase } from "pg";
import { copyRows } from "./copy-rows.ts";
import { checkingForeignKeysAfter } from "./foreign-keys.ts";
import { listRows } from "./list-rows.ts";
import { productOf } from "./product.ts";
import { productRows, type RowOptions } from "./product-rows.ts";

export interface CatalogueOptions extends RowOptions {
  /** The number of products; a larger catalogue starts with the same ones. */
  readonly products: number;
  readonly onProgress?: (products: number) => void;
}

const BATCH = 1_000;
/** Tables with generated ids. */
const NUMBERED = [
  "categories",
  "manufacturers",
  "additional_fields",
  "field_options",
  "size_charts",
  "flags",
  "products",
  "product_variants",
];

/** Tables with many rows per product. */
const LARGE = [
  "product_texts",
  "product_categories",
  "product_options",
  "product_images",
  "product_variants",
  "storefront_products",
  "variant_options",
  "stock_levels",
  "prices",
  "price_events",
];

/** Fills an empty catalogue; one with any data is not changed. */
export async function seedCatalogue(client: ClientBase, options: CatalogueOptions): Promise<void> {
  await client.query("begin");
  try {
    if (await isEmpty(client)) await checkingForeignKeysAfter(client, LARGE, () => insertCatalogue(client, options));
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw error;
  }
}

async function isEmpty(client: ClientBase): Promise<boolean> {
  const { rowCount } = await client.query("(select from products limit 1) union all (select from categories limit 1)");
  return rowCount === 0;
}

async function insertCatalogue(client: ClientBase, options: CatalogueOptions): Promise<void> {
  const today = startOfDay(options.today);
  for (const table of listRows(today)) await copyRows(client, table);
  for (let first = 1; first <= options.products; first += BATCH) {
    const count = Math.min(BATCH, options.products - first + 1);
    const products = Array.from({ length: count }, (_, index) => productOf(first + index));
    for (const table of productRows(products, { ...options, today })) await copyRows(client, table);
    options.onProgress?.(first - 1 + count);
  }
  // Without statistics PostgreSQL reads the catalogue four times as slowly, until it looks by itself.
  await client.query(`analyze ${[...new Set([...NUMBERED, ...LARGE])].join(", ")}`);
  for (const table of NUMBERED) {
    await client.query(`select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`);
  }
}

function startOfDay(moment: Date): Date {
  return new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth(), moment.getUTCDate()));
}
