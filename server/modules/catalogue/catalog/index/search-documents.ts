import { sql } from "drizzle-orm";
import type { Database } from "#platform/database/open-database.ts";
import type { SearchDocument, StorefrontListing } from "#platform/search/search-engine.ts";
import {
  type DocumentRows,
  type OptionsRow,
  type PriceRow,
  type ProductRow,
  readDocumentRows,
} from "./document-rows.ts";

const BATCH = 1_000;
const NO_OPTIONS = { field_ids: [], option_ids: [] };

/** All searchable products, in batches, so that a million rows are never in memory at once. */
export async function* readAllDocuments(db: Database): AsyncIterable<SearchDocument[]> {
  let next = readAfter(db, 0);
  while (true) {
    const documents = await next;
    const last = documents.at(-1);
    if (!last) return;
    // PostgreSQL reads the next ones while these are put into the index.
    next = readAfter(db, last.id);
    next.catch(() => undefined);
    yield documents;
  }
}

async function readAfter(db: Database, id: number): Promise<SearchDocument[]> {
  return toDocuments(await readDocumentRows(db, sql`p.id > ${id} order by p.id limit ${BATCH}`));
}

/** The searchable ones of these products. */
export async function readDocuments(db: Database, productIds: readonly number[]): Promise<SearchDocument[]> {
  return toDocuments(await readDocumentRows(db, sql`p.id = any(${sql.param([...productIds])}::integer[])`));
}

const toDocuments = (rows: DocumentRows) => rows.products.map((product) => toDocument(product, rows));

function toDocument(product: ProductRow, rows: DocumentRows): SearchDocument {
  const { id } = product;
  const categoryIds = rows.categories.get(id)?.category_ids ?? [];
  return {
    id,
    sku: product.sku,
    variantSkus: rows.variants.get(id)?.skus ?? [],
    brand: product.brand ?? "",
    texts: Object.fromEntries(
      (rows.texts.get(id) ?? []).map(({ language, name, keywords, description }) => [
        language,
        { name, keywords, description },
      ]),
    ),
    categoryId: categoryIds[0] ?? 0,
    categoryIds: withAncestors(categoryIds, rows.parentOfCategory),
    fields: toFields(rows.options.get(id)),
    flagIds: rows.flags.get(id)?.flag_ids ?? [],
    listings: toListings(rows.prices.get(id) ?? []),
    paidAmount: product.paid_amount,
    arrivedAt: Date.parse(product.arrived_at),
  };
}

function withAncestors(categoryIds: readonly number[], parentOf: ReadonlyMap<number, number | null>): number[] {
  const all = new Set<number>();
  for (const category of categoryIds) {
    for (let at: number | null = category; at !== null && !all.has(at); at = parentOf.get(at) ?? null) all.add(at);
  }
  return [...all].sort((a, b) => a - b);
}

/** The options of one field follow one another. */
function toFields({ field_ids, option_ids }: Pick<OptionsRow, "field_ids" | "option_ids"> = NO_OPTIONS) {
  const fields: { id: number; terms: string[] }[] = [];
  for (const [at, option] of option_ids.entries()) {
    const id = field_ids[at] as number;
    const last = fields.at(-1);
    if (last?.id === id) last.terms.push(String(option));
    else fields.push({ id, terms: [String(option)] });
  }
  return fields;
}

function toListings(prices: readonly PriceRow[]): StorefrontListing[] {
  return Array.from(
    Map.groupBy(prices, ({ storefront_code }) => storefront_code),
    ([storefront, rows]) => {
      const { amount, prior_amount: prior } = rows[0] as PriceRow;
      return {
        storefront,
        prices: Object.fromEntries(rows.map((row) => [row.currency, Number(row.amount)])),
        discountRatio: prior === null ? null : Math.round((Number(amount) / Number(prior)) * 10_000) / 10_000,
        isOnOffer: prior !== null,
      };
    },
  );
}
