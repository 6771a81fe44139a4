/** The first page, the last one and the neighbours of the current one. */
export function shownPages(page: number, pageCount: number): number[] {
  const wanted = new Set([1, page - 1, page, page + 1, pageCount]);
  return [...wanted].filter((number) => number >= 1 && number <= pageCount).sort((a, b) => a - b);
}
