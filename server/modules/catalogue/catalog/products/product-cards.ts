import { sql } from "drizzle-orm";
import type { CardShipping, ProductCard } from "#contracts/shop/catalogue/product-card.ts";
import { type LandedTerms, landedCost } from "#domain/catalogue/products/landed-cost.ts";
import type { Parcel } from "#domain/forwarding/freight/chargeable-weight.ts";
import { allowedRates } from "#domain/forwarding/freight/freight.ts";
import { type Money, money } from "#domain/money/money/money.ts";
import { languageCodes } from "#modules/operations/storefronts/index.ts";
import type { Database } from "#platform/database/open-database.ts";
import { type CatalogueScope, scopeName } from "../catalogue-scope.ts";
import { categoryName } from "../categories/category-name.ts";
import { LISTED_PRICES } from "../listed-price.ts";
import type { ReferenceData } from "../reference-data.ts";
import type { TermsFor, TermsIn } from "./landed-terms.ts";
import { inLanguage } from "./localized-texts.ts";
import { ProductCache } from "./product-cache.ts";
import { specificationsOf } from "./specifications.ts";

interface CardRow extends Record<string, unknown> {
  id: number;
  sku: string;
  manufacturer: string | null;
  name: string;
  slug: string;
  image: string | null;
  flag_ids: number[];
  category_ids: number[];
  option_ids: number[];
  variant_count: number;
  amount: string;
  prior_amount: string | null;
  regular_amount: string | null;
  has_price_range: boolean;
  is_available: boolean;
  weight_grams: number;
  length_mm: number;
  width_mm: number;
  height_mm: number;
  hs_code: string;
}

/** Leaves out products that this storefront does not sell. */
async function loadCards(db: Database, scope: CatalogueScope, productIds: readonly number[]): Promise<CardRow[]> {
  const { rows } = await db.execute<CardRow>(sql`
    select p.id, p.sku, m.name as manufacturer, x.name, x.slug, i.path as image,
      array(select flag_id from product_flags where product_id = p.id) as flag_ids,
      array(select category_id from product_categories where product_id = p.id) as category_ids,
      array(select option_id from product_options where product_id = p.id) as option_ids,
      (select count(*)::integer from product_variants where product_id = p.id) as variant_count,
      lp.amount, lp.prior_amount, lp.regular_amount, lp.has_price_range, lp.is_available,
      p.weight_grams, p.length_mm, p.width_mm, p.height_mm, p.hs_code
    from products p
      left join manufacturers m on m.id = p.manufacturer_id
      join lateral (
        select name, slug from product_texts t join ${languageCodes} on language.id = t.language_id
        where t.product_id = p.id
        order by language.iso_code = ${scope.language.iso_code} desc, language.iso_code = 'en' desc, language.id limit 1
      ) x on true
      left join lateral (
        select path from product_images where product_id = p.id order by position limit 1
      ) i on true
      join lateral (${LISTED_PRICES}) lp
        on lp.storefront_code = ${scope.storefront.code} and lp.currency_id = ${scope.currency.id}
    where p.is_active and p.id = any(${sql.param([...productIds])}::integer[])`);
  return rows;
}

const CACHED_PRODUCTS = 20_000;
const MOST_FACTS = 4;

/** The same object until it, the day or the terms of freight and delivery change, so that its text is written once. */
interface StoredCard {
  card: ProductCard;
  parcel: Parcel;
  hsCode: string;
  terms: LandedTerms;
}

/** Cards are the same for all visitors of a scope and are read 48 at a time, so recent ones are cached. */
export class ProductCards {
  readonly cache = new ProductCache<StoredCard | null>(CACHED_PRODUCTS);
  readonly #db: Database;
  readonly #reference: () => ReferenceData;
  readonly #termsIn: TermsIn;
  readonly #termsFor: TermsFor;
  readonly #lastTerms = new Map<string, { terms: LandedTerms; text: string }>();

  constructor(db: Database, reference: () => ReferenceData, termsIn: TermsIn, termsFor: TermsFor) {
    this.#db = db;
    this.#reference = reference;
    this.#termsIn = termsIn;
    this.#termsFor = termsFor;
  }

  /** In the order of the ids. */
  async find(scope: CatalogueScope, productIds: readonly number[]): Promise<ProductCard[]> {
    const name = scopeName(scope);
    const missing = productIds.filter((id) => this.cache.get(id, name) === undefined);
    const loaded = missing.length === 0 ? null : await this.#load(scope, missing);
    const terms = this.#termsOf(scope);
    return productIds
      .flatMap((id) => loaded?.get(id) ?? this.cache.get(id, name) ?? [])
      .map((stored) => this.#cardUnder(terms, stored, scope));
  }

  /** The same object as long as they say the same. */
  #termsOf(scope: CatalogueScope): LandedTerms {
    const terms = this.#termsIn(scope);
    const [name, text] = [scopeName(scope), JSON.stringify(terms)];
    const last = this.#lastTerms.get(name);
    if (last?.text === text) return last.terms;
    this.#lastTerms.set(name, { terms, text });
    return terms;
  }

  async #load(scope: CatalogueScope, productIds: readonly number[]): Promise<Map<number, StoredCard>> {
    const rows = await loadCards(this.#db, scope, productIds);
    const terms = this.#termsOf(scope);
    const cards = new Map(
      rows.map((row) => {
        const [card, parcel] = [this.#toCard(row, scope), parcelOf(row)];
        const { hs_code: hsCode } = row;
        const shipping = shippingOf(this.#termsFor(terms, scope, hsCode), parcel, card.price.amount);
        return [row.id, { card: { ...card, shipping }, parcel, hsCode, terms }];
      }),
    );
    for (const id of productIds) this.cache.set(id, scopeName(scope), cards.get(id) ?? null);
    return cards;
  }

  #cardUnder(terms: LandedTerms, stored: StoredCard, scope: CatalogueScope): ProductCard {
    if (stored.terms !== terms) {
      const { card, parcel, hsCode } = stored;
      stored.card = { ...card, shipping: shippingOf(this.#termsFor(terms, scope, hsCode), parcel, card.price.amount) };
      stored.terms = terms;
    }
    return stored.card;
  }

  #toCard(row: CardRow, scope: CatalogueScope): Omit<ProductCard, "shipping"> {
    const reference = this.#reference();
    const flags = row.flag_ids.flatMap((id) => reference.flags.get(id) ?? []);
    const exclusive = flags.find(({ type }) => type === "1");
    return {
      id: row.id,
      sku: row.sku,
      slug: row.slug,
      name: row.name,
      manufacturer: row.manufacturer ?? "",
      category: categoryName(row.category_ids, scope, reference),
      image: row.image,
      price: {
        currency: scope.currency.iso_code,
        amount: money(Number(row.amount)),
        prior_amount: row.prior_amount === null ? null : money(Number(row.prior_amount)),
        regular_amount: row.regular_amount === null ? null : money(Number(row.regular_amount)),
      },
      has_price_range: row.has_price_range,
      exclusive: exclusive ? (inLanguage(exclusive.texts, scope.language.iso_code)?.name ?? null) : null,
      facts: specificationsOf(row.option_ids, reference, scope.language.iso_code).slice(0, MOST_FACTS),
      is_available: row.is_available,
      variant_count: row.variant_count,
    };
  }
}

const parcelOf = (row: CardRow): Parcel => ({
  weightGrams: row.weight_grams,
  lengthMm: row.length_mm,
  widthMm: row.width_mm,
  heightMm: row.height_mm,
});

/** Each way to ship one piece, with the landed cost that its page shows (CATALOG-06, PRICE-08). */
function shippingOf(terms: LandedTerms, parcel: Parcel, price: Money): CardShipping[] {
  return allowedRates(terms).map(({ method, minDays, maxDays }) => {
    const { total } = landedCost(terms, { parcel, price, quantity: 1, method });
    return { method, min_days: minDays, max_days: maxDays, landed: total.isFrom ? total.final : null };
  });
}
