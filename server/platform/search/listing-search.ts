import { ratioRangeToPercent } from "#domain/catalogue/listing/discount.ts";
import { isFacetKey } from "#domain/catalogue/listing/facet-keys.ts";
import type { ListingQuery } from "#domain/catalogue/listing/listing-query.ts";
import type { PageWindow } from "#domain/catalogue/listing/paging.ts";
import type { Range, SelectedFilters } from "#domain/catalogue/listing/selected-filters.ts";
import { sortInForce } from "#domain/catalogue/listing/sort-keys.ts";
import type { Facet } from "#domain/catalogue/listing/visible-facets.ts";
import type { EngineFacet, EngineFilter, SearchQuery, SearchScope } from "./search-engine.ts";

/** Addresses and panels speak of whole units of a currency, engines of 1/10 000 (Money). */
const MONEY_PER_UNIT = 10_000;
const HISTOGRAM_BUCKETS = 24;

const toMoney = (bound: number | null) => (bound === null ? null : Math.round(bound * MONEY_PER_UNIT));

function rangeFilter(key: string, range: Range): EngineFilter[] {
  if (key === "discount_percentage") return [{ key, range }];
  return key === "current_price" ? [{ key, range: { min: toMoney(range.min), max: toMoney(range.max) } }] : [];
}

/** The filters of an address as an engine takes them. */
function engineFilters(filters: SelectedFilters): EngineFilter[] {
  return Object.entries(filters).flatMap(([key, filter]): EngineFilter[] => {
    if (filter === undefined) return [];
    return filter.type === "stats" ? rangeFilter(key, filter.value) : [{ key, terms: filter.value }];
  });
}

export interface ListingScope extends SearchScope {
  readonly categoryId: number | null;
  /** The language's own mp_default_sort. */
  readonly defaultSort: number | null;
}

/** The search that answers a listing's address. */
export function toSearchQuery(listing: ListingQuery, scope: ListingScope, window: PageWindow): SearchQuery {
  const { defaultSort, ...where } = scope;
  return {
    ...where,
    ...window,
    text: listing.searchText,
    filters: engineFilters(listing.filters),
    brandLetter: listing.letter,
    sort: sortInForce(listing, defaultSort),
    facets: "all",
    histogramBuckets: HISTOGRAM_BUCKETS,
  };
}

/** An engine's facets as a panel shows them: prices in units, discounts in percent. */
export function listingFacets(facets: readonly EngineFacet[]): Facet[] {
  return facets.flatMap((facet): Facet[] => {
    const { key } = facet;
    if (!isFacetKey(key)) return [];
    if (facet.type !== "stats") return [{ ...facet, key }];
    const { min, max } = facet.key === "discount_percentage" ? ratioRangeToPercent(facet) : inUnits(facet);
    return [{ ...facet, key, min: min ?? 0, max: max ?? 0 }];
  });
}

const inUnits = ({ min, max }: { min: number; max: number }) => ({
  min: min / MONEY_PER_UNIT,
  max: max / MONEY_PER_UNIT,
});
