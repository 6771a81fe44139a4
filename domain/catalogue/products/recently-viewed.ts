const MOST_REMEMBERED = 12;

/** The product ids of a stored text; empty for anything else (CATALOG-15). */
export function readRecentlyViewed(kept: string | null): readonly number[] {
  const ids = (kept ?? "").split(",").filter((id) => /^[1-9]\d{0,9}$/.test(id));
  return [...new Set(ids.map(Number))].slice(0, MOST_REMEMBERED);
}

/** The list after a product was viewed: the newest first, each once, the oldest dropped (CATALOG-15). */
export function rememberViewed(ids: readonly number[], viewed: number): readonly number[] {
  return [viewed, ...ids.filter((id) => id !== viewed)].slice(0, MOST_REMEMBERED);
}

export function writeRecentlyViewed(ids: readonly number[]): string {
  return ids.join(",");
}
