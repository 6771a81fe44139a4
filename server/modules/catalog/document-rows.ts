import { type SQL, sql } from "drizzle-orm";
import type { Language } from "../../../domain/storefronts/storefront.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { currencyCodes, languageCodes } from "../storefronts/index.ts";
import { listedPricesOf } from "./listed-price.ts";

export interface ProductRow extends Record<string, unknown> {
  id: number;
  sku: string;
  brand: string | null;
  paid_amount: number;
  arrived_at: string;
}

/** A row about one product. */
interface OfProduct extends Record<string, unknown> {
  product_id: number;
}

export interface TextRow extends OfProduct {
  language: Language;
  name: string;
  keywords: string;
  description: string;
}

export interface PriceRow extends OfProduct {
  storefront_code: string;
  currency: string;
  amount: string;
  prior_amount: string | null;
}

/** Everything that documents are made of, by product, in the order in which documents have it. */
export interface DocumentRows {
  products: ProductRow[];
  parentOfCategory: ReadonlyMap<number, number | null>;
  categories: Map<number, (OfProduct & { category_id: number })[]>;
  flags: Map<number, (OfProduct & { flag_id: number })[]>;
  variants: Map<number, (OfProduct & { sku: string })[]>;
  texts: Map<number, TextRow[]>;
  options: Map<number, (OfProduct & { field_id: number; option_id: number })[]>;
  prices: Map<number, PriceRow[]>;
}

/**
 * Reads each table once for all of these products. One statement with subqueries for each product takes several times as
 * long, for PostgreSQL and for the process that unpacks its answer.
 */
export async function readDocumentRows(db: Database, which: SQL): Promise<DocumentRows> {
  const { rows: products } = await db.execute<ProductRow>(sql`
    select p.id, p.sku, m.name as brand, p.paid_amount, p.arrived_at::text
    from products p left join manufacturers m on m.id = p.manufacturer_id
    where p.is_active and ${which}`);
  const ids = sql.param(products.map(({ id }) => id));
  const among = (column: SQL) => sql`${column} = any(${ids}::integer[])`;
  const read = async <Row extends OfProduct>(statement: SQL): Promise<Map<number, Row[]>> => {
    if (products.length === 0) return new Map();
    const { rows } = await db.execute<Row>(statement);
    return Map.groupBy(rows as unknown as Row[], ({ product_id }) => product_id);
  };
  return {
    products,
    parentOfCategory: await readParents(db),
    categories: await read(sql`
      select product_id, category_id from product_categories where ${among(sql`product_id`)} order by 1, 2`),
    flags: await read(sql`
      select product_id, flag_id from product_flags where ${among(sql`product_id`)} order by 1, 2`),
    variants: await read(sql`
      select product_id, sku from product_variants where ${among(sql`product_id`)} order by product_id, position`),
    texts: await read(sql`
      select x.product_id, language.iso_code as language, x.name, x.keywords, x.description
      from product_texts x join ${languageCodes} on language.id = x.language_id
      where ${among(sql`x.product_id`)} order by x.product_id, x.language_id`),
    options: await read(sql`
      select product_id, fo.field_id, fo.id as option_id from (
        select product_id, option_id from product_options where ${among(sql`product_id`)}
        union
        select v.product_id, vo.option_id from product_variants v join variant_options vo on vo.variant_id = v.id
          where ${among(sql`v.product_id`)}
      ) chosen join field_options fo on fo.id = chosen.option_id
      order by product_id, fo.field_id, fo.position, fo.id`),
    prices: await read(sql`
      select lp.product_id, lp.storefront_code, currency.iso_code as currency, lp.amount, lp.prior_amount
      from (${listedPricesOf(among(sql`v.product_id`))}) lp join ${currencyCodes} on currency.id = lp.currency_id
      order by lp.product_id, lp.storefront_code, lp.currency_id`),
  };
}

async function readParents(db: Database): Promise<Map<number, number | null>> {
  const { rows } = await db.execute<{ id: number; parent_id: number | null }>(
    sql`select id, parent_id from categories`,
  );
  return new Map(rows.map(({ id, parent_id }) => [id, parent_id]));
}
