import { EMPTY_LISTING, type ListingQuery, listingSearch } from "../listing/listing-query.ts";
import { NO_FILTERS, setTerms } from "../listing/selected-filters.ts";

const pathOf = (query: Partial<ListingQuery>) => `/search${listingSearch({ ...EMPTY_LISTING, ...query })}`;

/** Where a text is searched for, within its search session (CATALOG-14). */
export const textPath = (searchText: string, queryKey: string | null) => pathOf({ searchText, queryKey });

/** Where everything of a brand is listed (CATALOG-14). */
export const brandPath = (name: string) => pathOf({ filters: setTerms(NO_FILTERS, "manufacturer", [name]) });

/** Where everything under a flag is listed (CATALOG-06). */
export const flagPath = (id: number) => pathOf({ filters: setTerms(NO_FILTERS, "flag_ids", [String(id)]) });
