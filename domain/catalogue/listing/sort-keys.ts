import { defaultSort, SORTS, type Sort } from "./default-sort.ts";

export interface SortKey {
  readonly field: "current_price" | "discount_percentage" | "paid_amount" | "arrived_at" | "relevance";
  readonly direction: "asc" | "desc";
}

const RELEVANCE: SortKey = { field: "relevance", direction: "desc" };

/** The keys of each sort, in order of precedence; ties are broken by product id (CATALOG-08). */
export const SORT_KEYS: Readonly<Record<Sort, readonly SortKey[]>> = {
  [SORTS.priceHighToLow]: [{ field: "current_price", direction: "desc" }, RELEVANCE],
  [SORTS.priceLowToHigh]: [{ field: "current_price", direction: "asc" }, RELEVANCE],
  [SORTS.bestValue]: [
    { field: "discount_percentage", direction: "asc" },
    { field: "current_price", direction: "asc" },
    RELEVANCE,
  ],
  [SORTS.bestSellers]: [{ field: "paid_amount", direction: "desc" }, RELEVANCE],
  [SORTS.newArrivals]: [{ field: "arrived_at", direction: "desc" }, RELEVANCE],
  [SORTS.relevance]: [
    RELEVANCE,
    { field: "paid_amount", direction: "desc" },
    { field: "arrived_at", direction: "desc" },
  ],
};

/** The requested sort by its number; null for an unknown one (CATALOG-08, T074). */
export function readSort(text: string | null | undefined): Sort | null {
  return Object.values(SORTS).find((sort) => String(sort) === text) ?? null;
}

/** The effective sort: requested, else the language's default, else best sellers; for words too (CATALOG-08, T074). */
export function sortInForce(
  { sort }: { readonly sort: Sort | null },
  languageDefault: number | null | undefined,
): Sort {
  return sort ?? defaultSort(languageDefault);
}
