import { type SQL, sql } from "drizzle-orm";
import type { Language } from "../../../domain/storefronts/storefront.ts";
import type { Database } from "../../platform/database/open-database.ts";
import type { DocumentTexts, SearchDocument, StorefrontListing } from "../../platform/search/search-engine.ts";
import { currencyCodes, languageCodes } from "../storefronts/index.ts";
import { LISTED_PRICES } from "./listed-price.ts";

interface DocumentRow extends Record<string, unknown> {
  id: number;
  sku: string;
  brand: string | null;
  paid_amount: number;
  arrived_at: string;
  category_ids: number[];
  lineage_ids: number[];
  flag_ids: number[];
  variant_skus: string[];
  texts: [language: Language, name: string, keywords: string, description: string][];
  options: [fieldId: number, optionId: number][];
  prices: [storefront: string, currency: string, amount: number, priorAmount: number | null][];
}

const columns = sql`
  p.id, p.sku, m.name as brand, p.paid_amount, p.arrived_at::text,
  array(select category_id from product_categories where product_id = p.id order by 1) as category_ids,
  array(
    with recursive above as (
      select c.id, c.parent_id from product_categories pc join categories c on c.id = pc.category_id
        where pc.product_id = p.id
      union
      select c.id, c.parent_id from above a join categories c on c.id = a.parent_id
    ) select id from above order by 1
  ) as lineage_ids,
  array(select flag_id from product_flags where product_id = p.id order by 1) as flag_ids,
  array(select v.sku from product_variants v where v.product_id = p.id order by v.position) as variant_skus,
  array(
    select json_build_array(language.iso_code, x.name, x.keywords, x.description)
      from product_texts x join ${languageCodes} on language.id = x.language_id
      where x.product_id = p.id order by x.language_id
  ) as texts,
  array(
    select json_build_array(fo.field_id, fo.id) from field_options fo where fo.id in (
      select option_id from product_options where product_id = p.id
      union
      select vo.option_id from variant_options vo join product_variants v on v.id = vo.variant_id
        where v.product_id = p.id
    ) order by fo.field_id, fo.position, fo.id
  ) as options,
  array(
    select json_build_array(lp.storefront_code, currency.iso_code, lp.amount, lp.prior_amount)
      from (${LISTED_PRICES}) lp join ${currencyCodes} on currency.id = lp.currency_id
      order by lp.storefront_code, lp.currency_id
  ) as prices`;

async function selectDocuments(db: Database, where: SQL): Promise<SearchDocument[]> {
  const { rows } = await db.execute<DocumentRow>(sql`
    select ${columns} from products p left join manufacturers m on m.id = p.manufacturer_id
    where p.is_active and ${where}`);
  return rows.map(toDocument);
}

const BATCH = 1_000;

/** All searchable products, in batches, so that a million rows are never in memory at once. */
export async function* readAllDocuments(db: Database): AsyncIterable<SearchDocument[]> {
  let after = 0;
  while (true) {
    const documents = await selectDocuments(db, sql`p.id > ${after} order by p.id limit ${BATCH}`);
    if (documents.length > 0) yield documents;
    if (documents.length < BATCH) return;
    after = documents.at(-1)?.id ?? after;
  }
}

/** The searchable ones of these products. */
export function readDocuments(db: Database, productIds: readonly number[]): Promise<SearchDocument[]> {
  return selectDocuments(db, sql`p.id = any(${sql.param([...productIds])}::integer[])`);
}

function toDocument(row: DocumentRow): SearchDocument {
  return {
    id: row.id,
    sku: row.sku,
    variantSkus: row.variant_skus,
    brand: row.brand ?? "",
    texts: Object.fromEntries(
      row.texts.map(([language, name, keywords, description]) => [
        language,
        { name, keywords, description } satisfies DocumentTexts,
      ]),
    ),
    categoryId: row.category_ids[0] ?? 0,
    categoryIds: row.lineage_ids,
    fields: Array.from(
      Map.groupBy(row.options, ([fieldId]) => fieldId),
      ([id, options]) => ({ id, terms: options.map(([, optionId]) => String(optionId)) }),
    ),
    flagIds: row.flag_ids,
    listings: toListings(row),
    paidAmount: row.paid_amount,
    arrivedAt: Date.parse(row.arrived_at),
  };
}

function toListings({ prices }: DocumentRow): StorefrontListing[] {
  return Array.from(
    Map.groupBy(prices, ([storefront]) => storefront),
    ([storefront, rows]) => {
      const [, , amount, priorAmount] = rows[0] as DocumentRow["prices"][number];
      return {
        storefront,
        prices: Object.fromEntries(rows.map(([, currency, price]) => [currency, price])),
        discountRatio: priorAmount === null ? null : Math.round((amount / priorAmount) * 10_000) / 10_000,
        isOnOffer: priorAmount !== null,
      };
    },
  );
}
