import { sql } from "drizzle-orm";
import type { FeedGoods } from "#domain/catalogue/feeds/feed-item.ts";
import { type LandedTerms, landedCost } from "#domain/catalogue/products/landed-cost.ts";
import { picturesOf } from "#domain/catalogue/products/pictures.ts";
import { allowedRates } from "#domain/forwarding/freight/freight.ts";
import { money, subtract } from "#domain/money/money/money.ts";
import type { Language } from "#domain/operations/storefronts/storefront.ts";
import { translateFor } from "#i18n/messages.ts";
import type { Translate } from "#i18n/translate.ts";
import type { Delivery } from "#modules/selling/delivery/index.ts";
import type { Database } from "#platform/database/open-database.ts";
import type { CatalogueScope } from "./catalogue-scope.ts";
import { type TermsFor, type TermsIn, termsBy, termsForBy } from "./products/landed-terms.ts";
import { inLanguage } from "./products/localized-texts.ts";
import { byPosition } from "./products/specifications.ts";
import { loadReferenceData, type ReferenceData } from "./reference-data.ts";

interface FeedVariant {
  sku: string;
  mpn: string | null;
  option_ids: number[];
  available: number;
  amount: number;
  prior_amount: number | null;
}

interface FeedRow extends Record<string, unknown> {
  id: number;
  sku: string;
  brand: string | null;
  name: string | null;
  slug: string | null;
  description: string | null;
  category_id: number | null;
  option_ids: number[];
  images: { path: string; option_id: number | null }[];
  variants: FeedVariant[];
  weight_grams: number;
  length_mm: number;
  width_mm: number;
  height_mm: number;
  hs_code: string;
}

const PAGE = 50;

/** The next products that a storefront shows, with the variants that have a price there (T071). */
async function feedPage(db: Database, scope: CatalogueScope, after: number): Promise<FeedRow[]> {
  const { storefront, currency, language } = scope;
  const { rows } = await db.execute<FeedRow>(sql`
    select p.id, p.sku, m.name as brand, x.name, x.slug, x.description, p.weight_grams, p.length_mm, p.width_mm, p.height_mm, p.hs_code,
      (select c.id from product_categories pc join categories c on c.id = pc.category_id
        where pc.product_id = p.id and c.doc_key = ${storefront.categoryDocKey} limit 1) as category_id,
      array(select option_id from product_options where product_id = p.id) as option_ids,
      coalesce((select json_agg(json_build_object('path', i.path, 'option_id', i.option_id) order by i.position)
        from product_images i where i.product_id = p.id), '[]') as images,
      coalesce((select json_agg(json_build_object('sku', v.sku, 'mpn', v.mpn, 'amount', pr.amount, 'prior_amount', pr.prior_amount,
          'available', coalesce(st.on_hand - st.reserved, 0),
          'option_ids', array(select option_id from variant_options where variant_id = v.id)) order by v.position, v.id)
        from product_variants v
          join prices pr on pr.variant_id = v.id and pr.storefront_code = sp.storefront_code
            and pr.currency_id = ${currency.id}
          left join stock_levels st on st.variant_id = v.id
        where v.product_id = p.id), '[]') as variants
    from storefront_products sp
      join products p on p.id = sp.product_id and p.is_active
      left join manufacturers m on m.id = p.manufacturer_id
      left join product_texts x on x.product_id = p.id and x.language_id = ${language.id}
    where sp.storefront_code = ${storefront.code} and sp.product_id > ${after}
    order by sp.product_id limit ${PAGE}`);
  return rows;
}

interface FeedDeps {
  db: Database;
  reference: ReferenceData;
  termsIn: TermsIn;
  termsFor: TermsFor;
}

/** Never more than two pages are in memory: the database reads the next one while this one is written. */
export async function* feedGoods({ db, reference, termsIn, termsFor }: FeedDeps, scope: CatalogueScope) {
  const language = scope.language.iso_code;
  const terms = termsIn(scope);
  const termsOf = (hsCode: string) => termsFor(terms, scope, hsCode);
  const reading = { reference, language, termsOf, t: translateFor(scope.storefront, language) };
  let next: Promise<FeedRow[]> | null = feedPage(db, scope, 0);
  while (next !== null) {
    const rows: FeedRow[] = await next;
    const last = rows.length < PAGE ? undefined : rows.at(-1);
    next = last ? feedPage(db, scope, last.id) : null;
    // Where the reader gives up before it is awaited, nobody else hears of its failure.
    next?.catch(() => undefined);
    yield rows.flatMap((row) => goodsOf(row, reading));
  }
}

/** Of a program that runs once. */
export async function readFeedGoods(db: Database, delivery: Pick<Delivery, "landedTerms" | "refusedMethods">) {
  const reference = await loadReferenceData(db);
  return (scope: CatalogueScope) =>
    feedGoods({ db, reference, termsIn: termsBy(delivery, () => reference), termsFor: termsForBy(delivery) }, scope);
}

interface Reading {
  reference: ReferenceData;
  language: Language;
  /** Of goods with a tariff code. */
  termsOf: (hsCode: string) => LandedTerms;
  t: Translate;
}

function goodsOf(row: FeedRow, reading: Reading): FeedGoods[] {
  const { categories, googleCategory } = placementOf(row.category_id, reading);
  return row.variants.map((variant) => ({
    sku: variant.sku,
    productSku: row.sku,
    name: row.name,
    description: row.description ?? "",
    slug: row.slug ?? "",
    ...labelsOf(row, variant, reading),
    pictures: picturesOf(row.images, { choices: variant.option_ids.map(choice) }).map(({ path }) => path),
    available: variant.available,
    amount: money(variant.amount),
    priorAmount: variant.prior_amount === null ? null : money(variant.prior_amount),
    brand: row.brand,
    mpn: variant.mpn,
    categories,
    googleCategory,
    weightGrams: row.weight_grams,
    freights: freightsOf(row, variant, reading),
  }));
}

/** Pictures are found by their option alone. */
const choice = (option_id: number) => ({ field_id: 0, option_id });

function labelsOf(row: FeedRow, variant: FeedVariant, { reference, language }: Reading) {
  const optionsOf = (ids: readonly number[]) =>
    ids
      .flatMap((id) => reference.options.get(id) ?? [])
      .sort(byPosition)
      .map(({ fieldId, labels }) => ({
        display: reference.fields.get(fieldId)?.display,
        label: inLanguage(labels, language) ?? "",
      }));
  const own = optionsOf(variant.option_ids);
  const all = [...own, ...optionsOf(row.option_ids)];
  const shownAs = (display: string) => all.filter((option) => option.display === display).map(({ label }) => label);
  return { labels: own.map(({ label }) => label), colours: [...new Set(shownAs("swatches"))], sizes: shownAs("sizes") };
}

/** The nearest category that has a Google category decides. */
function placementOf(categoryId: number | null, { reference, language }: Reading) {
  const lineage = reference.categories
    .lineage(categoryId ?? 0)
    .flatMap((id) => reference.categories.byId.get(id) ?? []);
  return {
    categories: lineage.toReversed().map(({ texts }) => inLanguage(texts, language)?.name ?? ""),
    googleCategory: lineage.find(({ googleCategory }) => googleCategory !== null)?.googleCategory ?? null,
  };
}

/** Freight and the cheapest delivery by each method, as the page of the product shows it. */
function freightsOf(row: FeedRow, { amount }: FeedVariant, { termsOf, t }: Reading): FeedGoods["freights"] {
  const terms = termsOf(row.hs_code);
  const parcel = {
    weightGrams: row.weight_grams,
    lengthMm: row.length_mm,
    widthMm: row.width_mm,
    heightMm: row.height_mm,
  };
  const price = money(amount);
  return allowedRates(terms).flatMap(({ method }) => {
    const { total } = landedCost(terms, { parcel, price, quantity: 1, method });
    return total.isFrom
      ? [{ service: t(`checkout.total.freight.${method}`), amount: subtract(total.final, price) }]
      : [];
  });
}
