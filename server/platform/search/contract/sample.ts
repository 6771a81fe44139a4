import { SORTS } from "#domain/catalogue/listing/default-sort.ts";
import type {
  EngineFacet,
  SearchDocument,
  SearchEngine,
  SearchQuery,
  SearchResult,
  SearchScope,
} from "../search-engine.ts";

/** A document of the storefronts lt and wl that costs 10 euros, unless something else is said. */
export function product(
  facts: Partial<SearchDocument> & { readonly id: number; readonly name?: string },
): SearchDocument {
  const { name = `thing ${facts.id}`, ...rest } = facts;
  return {
    sku: `SKU-${facts.id}`,
    brand: "",
    texts: { en: { name } },
    categoryId: 1,
    categoryIds: [1],
    fields: [],
    flagIds: [],
    listings: [sold("lt"), sold("wl")],
    paidAmount: 0,
    arrivedAt: 0,
    ...rest,
  };
}

export function sold(storefront: string, euros = 10, discountRatio: number | null = null) {
  return { storefront, prices: { EUR: euros * 10_000, USD: euros * 11_000 }, discountRatio };
}

export const scope: SearchScope = { storefront: "lt", currency: "EUR", language: "en", contentType: "p" };

/** A search in the storefront lt, by relevance and then by id. */
export function find(engine: SearchEngine, query: Partial<SearchQuery>): Promise<SearchResult> {
  return engine.search({ ...scope, sort: SORTS.relevance, ...query });
}

export async function idsOf(engine: SearchEngine, query: Partial<SearchQuery>): Promise<readonly number[]> {
  return (await find(engine, query)).ids;
}

export function facetOf({ facets }: SearchResult, key: string): EngineFacet | undefined {
  return facets.find((facet) => facet.key === key);
}

/** A facet of terms as { term: count }, in the order in which it was answered. */
export function countsOf(result: SearchResult, key: string): Record<string, number> {
  const facet = facetOf(result, key);
  return Object.fromEntries(facet && facet.type !== "stats" ? facet.terms.map((one) => [one.value, one.count]) : []);
}
