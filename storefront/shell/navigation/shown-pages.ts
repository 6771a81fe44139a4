/** The pages that a list offers: its first, its last and the neighbours of the one that is shown. */
export function shownPages(page: number, pageCount: number): number[] {
  const wanted = new Set([1, page - 1, page, page + 1, pageCount]);
  return [...wanted].filter((number) => number >= 1 && number <= pageCount).sort((a, b) => a - b);
}
