import type { Sort } from "../../../domain/listing/default-sort.ts";
import { type ListingQuery, listingSearch } from "../../../domain/listing/listing-query.ts";
import type { Language } from "../../../domain/storefronts/storefront.ts";
import type { ContentType } from "./listing-data.ts";

interface ListingCall {
  locale: Language;
  currency: string;
  categoryId: number | null;
  contentType: ContentType;
  query: ListingQuery;
  sort: Sort;
}

/** What a listing asks of the search, on the server and in the browser; which part of the answer, the caller adds. */
export function listingCall({ query, sort, ...about }: ListingCall) {
  const pairs = [...new URLSearchParams(listingSearch({ ...query, sort, page: 1 }))];
  const grouped = Object.entries(Object.groupBy(pairs, ([key]) => key));
  const params = Object.fromEntries(grouped.map(([key, found = []]) => [key, found.map(([, value]) => value)]));
  return { ...about, params };
}
