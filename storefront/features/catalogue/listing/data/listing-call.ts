import type { Sort } from "#domain/catalogue/listing/default-sort.ts";
import { type ListingQuery, listingQueryString } from "#domain/catalogue/listing/listing-query.ts";
import type { Language } from "#domain/operations/storefronts/storefront.ts";
import type { ContentType } from "./listing-data.ts";

interface ListingCall {
  locale: Language;
  currency: string;
  categoryId: number | null;
  contentType: ContentType;
  query: ListingQuery;
  sort: Sort;
}

/** The search input of a listing, on the server and in the browser; the caller adds the page window. */
export function listingCall({ query, sort, ...rest }: ListingCall) {
  const pairs = [...new URLSearchParams(listingQueryString({ ...query, sort, page: 1 }))];
  const grouped = Object.entries(Object.groupBy(pairs, ([key]) => key));
  const params = Object.fromEntries(grouped.map(([key, entries = []]) => [key, entries.map(([, value]) => value)]));
  return { ...rest, params };
}
