import { useMemo } from "react";
import { useLocation } from "react-router";
import { readListing } from "#domain/catalogue/listing/listing-query.ts";
import { queryKeyOf } from "#domain/catalogue/search/query-key.ts";
import { withoutLocale } from "#domain/shared/locale/locale-path.ts";

const KEY_BYTES = 8;

/** A search that is refined on the results page keeps its key; every other search gets a new one. */
export function useQueryKey(): string {
  const { pathname, search, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another search
  const fresh = useMemo(() => queryKeyOf(crypto.getRandomValues(new Uint8Array(KEY_BYTES))), [key]);
  const isRefined = withoutLocale(pathname) === "/search";
  return (isRefined ? readListing(new URLSearchParams(search)).queryKey : null) ?? fresh;
}
