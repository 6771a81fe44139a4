import type { ShouldRevalidateFunctionArgs } from "react-router";
import { listingSearch, readListing } from "../../../domain/listing/listing-query.ts";

/** CATALOG-07: a further page has been fetched and added already when its number comes into the address. */
export function revalidateListing(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = args;
  const [now, next] = [currentUrl, nextUrl].map((url) => readListing(url.searchParams));
  if (!now || !next || currentUrl.pathname !== nextUrl.pathname) return defaultShouldRevalidate;
  const isSameListing = listingSearch({ ...now, page: 1 }) === listingSearch({ ...next, page: 1 });
  return isSameListing && next.page > now.page ? false : defaultShouldRevalidate;
}
