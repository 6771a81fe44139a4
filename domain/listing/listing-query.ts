import { type QueryPair, writeQuery } from "../text/query.ts";
import { readBrandLetter } from "./brand-letter.ts";
import { cleanText } from "./clean-text.ts";
import type { Sort } from "./default-sort.ts";
import { filterPairs, readFilters } from "./filter-query.ts";
import { MAX_QUERY_PAIRS, MAX_SEARCH_TEXT_CHARACTERS } from "./input-limits.ts";
import { readPage } from "./paging.ts";
import { NO_FILTERS, type SelectedFilters } from "./selected-filters.ts";
import { readSort } from "./sort-keys.ts";

/** All that an address says about a listing (CATALOG-14). */
export interface ListingQuery {
  readonly searchText: string;
  readonly filters: SelectedFilters;
  /** The letter of the A–Z list of manufacturers. */
  readonly letter: string | null;
  /** The sort asked for; null leaves it to the language. */
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
 * Reads a listing from the pairs of a query. Whatever it does not know or cannot use is left out; nothing makes it
 * throw (CATALOG-14, T073, T074, T075).
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

/** The pairs of a listing's address, in one order, without what says nothing: one listing has one address (CATALOG-14). */
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

/** A listing as the search part of an address, "" or with its question mark (CATALOG-14). */
export function listingSearch(query: ListingQuery): string {
  const text = writeQuery(listingPairs(query));
  return text === "" ? "" : `?${text}`;
}

/** Any change but that of the page begins again at the first page (CATALOG-07). */
export function changeListing(query: ListingQuery, change: Partial<Omit<ListingQuery, "page">>): ListingQuery {
  return { ...query, ...change, page: 1 };
}
