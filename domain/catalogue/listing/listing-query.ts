import { type QueryPair, writeQuery } from "#domain/shared/text/query.ts";
import { readBrandLetter } from "./brand-letter.ts";
import { cleanText } from "./clean-text.ts";
import type { Sort } from "./default-sort.ts";
import { filterPairs, readFilters } from "./filter-query.ts";
import { MAX_QUERY_PAIRS, MAX_SEARCH_TEXT_CHARACTERS } from "./input-limits.ts";
import { readPage } from "./paging.ts";
import { NO_FILTERS, type SelectedFilters } from "./selected-filters.ts";
import { readSort } from "./sort-keys.ts";

/** Everything that a URL says about a listing (CATALOG-14). */
export interface ListingQuery {
  readonly searchText: string;
  readonly filters: SelectedFilters;
  /** The letter of the A–Z list of manufacturers. */
  readonly letter: string | null;
  /** The requested sort; null means the language's default. */
  readonly sort: Sort | null;
  readonly queryKey: string | null;
  readonly page: number;
}

export const EMPTY_LISTING: ListingQuery = {
  searchText: "",
  filters: NO_FILTERS,
  letter: null,
  sort: null,
  queryKey: null,
  page: 1,
};

const QUERY_KEY = /^[\w.-]{1,64}$/;

function firstPairs(pairs: Iterable<QueryPair>): QueryPair[] {
  const kept: QueryPair[] = [];
  for (const pair of pairs) {
    if (kept.length === MAX_QUERY_PAIRS) break;
    kept.push(pair);
  }
  return kept;
}

/**
 * Reads a listing from the pairs of a query. Unknown or invalid values are ignored; it never throws (CATALOG-14, T073,
 * T074, T075).
 */
export function readListing(query: Iterable<QueryPair>): ListingQuery {
  const pairs = firstPairs(query);
  const first = (key: string) => pairs.find(([name]) => name === key)?.[1];
  const queryKey = first("queryKey");
  return {
    searchText: cleanText(first("searchText") ?? "", MAX_SEARCH_TEXT_CHARACTERS),
    filters: readFilters(pairs),
    letter: readBrandLetter(first("az")),
    sort: readSort(first("s")),
    queryKey: queryKey !== undefined && QUERY_KEY.test(queryKey) ? queryKey : null,
    page: readPage(first("page")),
  };
}

/** The query pairs in canonical order, without defaults, so that one listing has one URL (CATALOG-14). */
function listingPairs(query: ListingQuery): QueryPair[] {
  const pairs: QueryPair[] = [];
  if (query.searchText !== "") pairs.push(["searchText", query.searchText]);
  if (query.queryKey !== null) pairs.push(["queryKey", query.queryKey]);
  pairs.push(...filterPairs(query.filters));
  if (query.letter !== null) pairs.push(["az", query.letter]);
  if (query.sort !== null) pairs.push(["s", String(query.sort)]);
  if (query.page > 1) pairs.push(["page", String(query.page)]);
  return pairs;
}

/** The search part of a listing's URL: "" or starting with a question mark (CATALOG-14). */
export function listingQueryString(query: ListingQuery): string {
  const text = writeQuery(listingPairs(query));
  return text === "" ? "" : `?${text}`;
}

/** Any change except of the page returns to the first page (CATALOG-07). */
export function changeListing(query: ListingQuery, change: Partial<Omit<ListingQuery, "page">>): ListingQuery {
  return { ...query, ...change, page: 1 };
}
