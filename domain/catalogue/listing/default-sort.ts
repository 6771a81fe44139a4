/** The sorts of a listing by their number on the wire (CATALOG-08). */
export const SORTS = {
  priceHighToLow: 0,
  priceLowToHigh: 1,
  bestValue: 2,
  bestSellers: 3,
  newArrivals: 4,
  relevance: 5,
} as const;
export type Sort = (typeof SORTS)[keyof typeof SORTS];

/** A language's own default sort when it is one of the known sorts, else best sellers (CATALOG-08, T074). */
export function defaultSort(mpDefaultSort: number | null | undefined): Sort {
  return Object.values(SORTS).find((sort) => sort === mpDefaultSort) ?? SORTS.bestSellers;
}
