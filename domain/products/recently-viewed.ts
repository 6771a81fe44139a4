const MOST_REMEMBERED = 12;

/** The product ids that a browser has kept; whatever else it holds counts as nothing (CATALOG-15). */
export function readRecentlyViewed(kept: string | null): readonly number[] {
  const ids = (kept ?? "").split(",").filter((id) => /^[1-9]\d{0,9}$/.test(id));
  return [...new Set(ids.map(Number))].slice(0, MOST_REMEMBERED);
}

/** The list after a product is looked at: the newest first, each once, the oldest forgotten (CATALOG-15). */
export function rememberViewed(ids: readonly number[], viewed: number): readonly number[] {
  return [viewed, ...ids.filter((id) => id !== viewed)].slice(0, MOST_REMEMBERED);
}

export function writeRecentlyViewed(ids: readonly number[]): string {
  return ids.join(",");
}
