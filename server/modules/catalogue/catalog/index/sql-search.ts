import { type SQL, sql } from "drizzle-orm";
import { SORTS, type Sort } from "#domain/catalogue/listing/default-sort.ts";
import { LISTING_FIRST_PAGE_COUNT } from "#domain/shared/limits/listing.ts";
import { currencyCodes, languageCodes } from "#modules/operations/storefronts/index.ts";
import { refuse } from "#platform/calls/call-errors.ts";
import { containing } from "#platform/database/containing.ts";
import type { Database } from "#platform/database/open-database.ts";
import { transact } from "#platform/database/transact.ts";
import { Gate, TooBusy } from "#platform/limits/gate.ts";
import type {
  EngineFacet,
  SearchQuery,
  SearchResult,
  SearchScope,
  SimilarQuery,
} from "#platform/search/search-engine.ts";

type Scope = Omit<SearchScope, "language">;

const ORDERS: Record<Sort, SQL> = {
  [SORTS.priceHighToLow]: sql`min(pr.amount) desc`,
  [SORTS.priceLowToHigh]: sql`min(pr.amount)`,
  [SORTS.bestValue]: sql`min(pr.amount::float / coalesce(pr.prior_amount, pr.amount)), min(pr.amount)`,
  [SORTS.bestSellers]: sql`p.paid_amount desc`,
  [SORTS.newArrivals]: sql`p.arrived_at desc`,
  [SORTS.relevance]: sql`p.paid_amount desc, p.arrived_at desc`,
};

/** The newest products of what is asked for: a search reads no more of them, so that it is short in any catalogue. */
const LOOKED_AT = 2_000;
/** Searches by SQL are the costliest statements of the shop: a crowd of them waits, or is refused. */
const AT_ONCE = { running: 2, waiting: 30 };
const LONGEST_MS = 2_000;
/** PostgreSQL's code for a statement that took too long. */
const CANCELLED = "57014";

/**
 * Searches by SQL while the index is being built: categories, words of the name, sorts and pages. Only the facets that
 * menus need are counted: categories and brands.
 */
export class SqlSearch {
  readonly #db: Database;
  readonly #turns = new Gate(AT_ONCE);

  constructor(db: Database) {
    this.#db = db;
  }

  search(query: SearchQuery): Promise<SearchResult> {
    return this.#bounded((db) => searchBySql(db, query));
  }

  similar(query: SimilarQuery): Promise<number[]> {
    return this.#bounded((db) => similarBySql(db, query));
  }

  async #bounded<T>(ask: (db: Database) => Promise<T>): Promise<T> {
    try {
      return await this.#turns.run(() =>
        transact(this.#db, async (tx) => {
          await tx.execute(sql`select set_config('statement_timeout', ${String(LONGEST_MS)}, true)`);
          return ask(tx);
        }),
      );
    } catch (error) {
      throw error instanceof TooBusy || isCancelled(error) ? refuse("unavailable") : error;
    }
  }
}

function isCancelled(error: unknown): boolean {
  const { code, cause } = error as { code?: string; cause?: { code?: string } };
  return code === CANCELLED || cause?.code === CANCELLED;
}

async function searchBySql(db: Database, query: SearchQuery): Promise<SearchResult> {
  const { rows } = await db.execute<{ id: number; total: number }>(sql`
    select p.id, count(*) over ()::integer as total
    from ${listedProducts(query, inSubtree(query.categoryId))} ${withWords(query)}
    group by p.id order by ${ORDERS[query.sort]}, p.id
    offset ${query.offset ?? 0} limit ${Math.max(1, query.limit ?? LISTING_FIRST_PAGE_COUNT)}`);
  const ids = query.limit === 0 ? [] : rows.map(({ id }) => id);
  const facets = await countBySql(db, query);
  return { total: rows[0]?.total ?? 0, ids, facets, matchesAllWords: true, correctedText: null };
}

const COUNTED: Record<string, SQL> = {
  category_ids: sql`
    select a.id::text as value, count(distinct f.id)::integer as count from found f
      join product_categories pc on pc.product_id = f.id join lineages a on a.category_id = pc.category_id
    group by a.id`,
  manufacturer: sql`
    select m.name as value, count(*)::integer as count from found f join products p on p.id = f.id
      join manufacturers m on m.id = p.manufacturer_id
    group by m.name`,
};

async function countBySql(db: Database, query: SearchQuery): Promise<EngineFacet[]> {
  const asked = query.facets === "all" ? [] : (query.facets ?? []);
  const facets: EngineFacet[] = [];
  for (const key of asked.filter((name) => Object.hasOwn(COUNTED, name))) {
    const { rows } = await db.execute<{ value: string; count: number }>(sql`
      with recursive lineages as (
        select id as category_id, id, parent_id from categories
        union select l.category_id, c.id, c.parent_id from lineages l join categories c on c.id = l.parent_id
      ), found as (
        select distinct p.id from ${listedProducts(query, inSubtree(query.categoryId))} ${withWords(query)}
      )
      ${COUNTED[key]} order by count desc, value`);
    facets.push({ key, type: "terms", terms: rows });
  }
  return facets;
}

async function similarBySql(db: Database, query: SimilarQuery): Promise<number[]> {
  const beside = sql`and sp.product_id <> ${query.id} and sp.product_id in (
    select b.product_id from product_categories a join product_categories b using (category_id)
    where a.product_id = ${query.id})`;
  const { rows } = await db.execute<{ id: number }>(sql`
    select p.id from ${listedProducts(query, beside)}
    group by p.id order by p.paid_amount desc, p.id limit ${query.limit ?? 10}`);
  return rows.map(({ id }) => id);
}

/** `isWanted` is a condition on `sp.product_id`. */
function listedProducts({ storefront, currency, contentType }: Scope, isWanted: SQL): SQL {
  return sql`(
      select sp.product_id from storefront_products sp where sp.storefront_code = ${storefront} ${isWanted}
      order by sp.product_id desc limit ${LOOKED_AT}
    ) listed
    join products p on p.id = listed.product_id
    join product_variants v on v.product_id = p.id
    join prices pr on pr.variant_id = v.id and pr.storefront_code = ${storefront}
    join ${currencyCodes} on currency.id = pr.currency_id and currency.iso_code = ${currency}
    where p.is_active ${contentType === "o" ? sql`and pr.prior_amount is not null` : sql``}`;
}

function inSubtree(categoryId: number | null | undefined): SQL {
  if (!categoryId || categoryId < 0) return sql``;
  return sql`and sp.product_id in (
    with recursive below as (
      select id from categories where id = ${categoryId}
      union select c.id from categories c join below b on c.parent_id = b.id
    ) select product_id from product_categories where category_id in (select id from below))`;
}

/** Every word must occur in the name; wildcards of `like` are escaped. */
function withWords({ text = "", language }: SearchQuery): SQL {
  const words = text.split(/\s+/).filter(Boolean).slice(0, 8);
  const conditions = words.map(
    (word) => sql`and exists (select from product_texts x
      join ${languageCodes} on language.id = x.language_id
      where x.product_id = p.id and language.iso_code in (${language}, 'en')
        and x.name ilike ${containing(word)})`,
  );
  return sql.join(conditions, sql` `);
}
