import type { ShouldRevalidateFunctionArgs } from "react-router";
import { listingQueryString, readListing } from "#domain/catalogue/listing/listing-query.ts";

/** CATALOG-07: a further page is already fetched and appended when its number is written to the URL. */
export function revalidateListing(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = args;
  const [current, next] = [currentUrl, nextUrl].map((url) => readListing(url.searchParams));
  if (!current || !next || currentUrl.pathname !== nextUrl.pathname) return defaultShouldRevalidate;
  const isSameListing = listingQueryString({ ...current, page: 1 }) === listingQueryString({ ...next, page: 1 });
  return isSameListing && next.page > current.page ? false : defaultShouldRevalidate;
}
