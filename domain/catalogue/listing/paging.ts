import { LISTING_FIRST_PAGE_COUNT, LISTING_NEXT_PAGE_COUNT } from "#domain/shared/limits/listing.ts";
import { MAX_LISTING_PAGE } from "./input-limits.ts";

export interface PageWindow {
  readonly offset: number;
  readonly limit: number;
}

/** The page of a query: anything but a positive integer is page 1, and there is a maximum (T073). */
export function readPage(text: string | null | undefined): number {
  if (!/^[1-9]\d{0,8}$/.test(text ?? "")) return 1;
  return Math.min(Number(text), MAX_LISTING_PAGE);
}

/** How many products are shown up to page n: 48, then 24 more each (CATALOG-07). */
export function shownCount(page: number): number {
  return LISTING_FIRST_PAGE_COUNT + (page - 1) * LISTING_NEXT_PAGE_COUNT;
}

/** The products that page n adds (CATALOG-07). */
export function pageWindow(page: number): PageWindow {
  if (page <= 1) return { offset: 0, limit: LISTING_FIRST_PAGE_COUNT };
  return { offset: shownCount(page - 1), limit: LISTING_NEXT_PAGE_COUNT };
}

/** Everything up to page n, for a URL that is opened directly (CATALOG-07). */
export function wholeWindow(page: number): PageWindow {
  return { offset: 0, limit: shownCount(page) };
}

/** Whether fewer are shown than exist (CATALOG-07). */
export function hasMore(shown: number, total: number): boolean {
  return shown < total;
}

/** How many the next page adds: 24, or the rest (CATALOG-07). */
export function nextCount(shown: number, total: number): number {
  return Math.max(0, Math.min(LISTING_NEXT_PAGE_COUNT, total - shown));
}
