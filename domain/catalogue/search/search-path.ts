import { EMPTY_LISTING, type ListingQuery, listingQueryString } from "../listing/listing-query.ts";
import { NO_FILTERS, setTerms } from "../listing/selected-filters.ts";

const pathOf = (query: Partial<ListingQuery>) => `/search${listingQueryString({ ...EMPTY_LISTING, ...query })}`;

/** The path of a text search within its session (CATALOG-14). */
export const textPath = (searchText: string, queryKey: string | null) => pathOf({ searchText, queryKey });

/** The path of a brand's listing (CATALOG-14). */
export const brandPath = (name: string) => pathOf({ filters: setTerms(NO_FILTERS, "manufacturer", [name]) });

/** The path of a flag's listing (CATALOG-06). */
export const flagPath = (id: number) => pathOf({ filters: setTerms(NO_FILTERS, "flag_ids", [String(id)]) });
