import { type SQL, sql } from "drizzle-orm";
import type { Language } from "#domain/operations/storefronts/storefront.ts";
import { currencyCodes, languageCodes } from "#modules/operations/storefronts/index.ts";
import type { Database } from "#platform/database/open-database.ts";
import { listedPricesOf } from "../listed-price.ts";

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

/** All options of a product, and for each of them its field. */
export interface OptionsRow extends OfProduct {
  field_ids: number[];
  option_ids: number[];
}

/** Everything that documents are made of, by product, in the order in which documents have it. */
export interface DocumentRows {
  products: ProductRow[];
  parentOfCategory: ReadonlyMap<number, number | null>;
  categories: Map<number, OfProduct & { category_ids: number[] }>;
  flags: Map<number, OfProduct & { flag_ids: number[] }>;
  variants: Map<number, OfProduct & { skus: string[] }>;
  texts: Map<number, TextRow[]>;
  options: Map<number, OptionsRow>;
  prices: Map<number, PriceRow[]>;
}

/**
 * Reads each table once for all of these products. One statement with subqueries for each product takes several times as
 * long, for PostgreSQL and for the process that unpacks its answer. What is only numbers or names is a row a product: to
 * unpack a row for each of them would take a tenth of the time in which an index is built.
 */
export async function readDocumentRows(db: Database, which: SQL): Promise<DocumentRows> {
  const { rows: products } = await db.execute<ProductRow>(sql`
    select p.id, p.sku, m.name as brand, p.paid_amount, p.arrived_at::text
    from products p left join manufacturers m on m.id = p.manufacturer_id
    where p.is_active and ${which}`);
  const ids = sql.param(products.map(({ id }) => id));
  const among = (column: SQL) => sql`${column} = any(${ids}::integer[])`;
  const read = async <Row extends OfProduct>(statement: SQL): Promise<Row[]> => {
    if (products.length === 0) return [];
    return (await db.execute<Row>(statement)).rows as unknown as Row[];
  };
  const readOne = async <Row extends OfProduct>(statement: SQL): Promise<Map<number, Row>> =>
    new Map((await read<Row>(statement)).map((row) => [row.product_id, row]));
  const readMany = async <Row extends OfProduct>(statement: SQL): Promise<Map<number, Row[]>> =>
    Map.groupBy(await read<Row>(statement), ({ product_id }) => product_id);
  return {
    products,
    parentOfCategory: await readParents(db),
    categories: await readOne(sql`
      select product_id, array_agg(category_id order by category_id) as category_ids
      from product_categories where ${among(sql`product_id`)} group by 1`),
    flags: await readOne(sql`
      select product_id, array_agg(flag_id order by flag_id) as flag_ids
      from product_flags where ${among(sql`product_id`)} group by 1`),
    variants: await readOne(sql`
      select product_id, array_agg(sku order by position) as skus
      from product_variants where ${among(sql`product_id`)} group by 1`),
    texts: await readMany(sql`
      select x.product_id, language.iso_code as language, x.name, x.keywords, x.description
      from product_texts x join ${languageCodes} on language.id = x.language_id
      where ${among(sql`x.product_id`)} order by x.product_id, x.language_id`),
    options: await readOne(sql`
      select product_id,
        array_agg(fo.field_id order by fo.field_id, fo.position, fo.id) as field_ids,
        array_agg(fo.id order by fo.field_id, fo.position, fo.id) as option_ids
      from (
        select product_id, option_id from product_options where ${among(sql`product_id`)}
        union
        select v.product_id, vo.option_id from product_variants v join variant_options vo on vo.variant_id = v.id
          where ${among(sql`v.product_id`)}
      ) chosen join field_options fo on fo.id = chosen.option_id
      group by 1`),
    prices: await readMany(sql`
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
