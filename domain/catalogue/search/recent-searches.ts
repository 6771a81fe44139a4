import { cleanText } from "../listing/clean-text.ts";
import { MAX_SEARCH_TEXT_CHARACTERS } from "../listing/input-limits.ts";

/** How many searches are stored (CATALOG-14). */
export const MAX_RECENT_SEARCHES = 8;

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Adds a search or moves a repeated one to the front; the oldest are dropped (CATALOG-14). */
export function addRecentSearch(searches: readonly string[], text: string): readonly string[] {
  const cleaned = cleanText(text, MAX_SEARCH_TEXT_CHARACTERS);
  if (cleaned === "") return searches;
  return [cleaned, ...removeRecentSearch(searches, cleaned)].slice(0, MAX_RECENT_SEARCHES);
}

/** The searches without this one, ignoring case (CATALOG-14). */
export function removeRecentSearch(searches: readonly string[], text: string): readonly string[] {
  return searches.filter((known) => !isSame(known, text));
}

/** The searches of a stored text; empty for anything else (CATALOG-14). */
export function readRecentSearches(stored: string | null): readonly string[] {
  try {
    const list: unknown = JSON.parse(stored ?? "[]");
    if (!Array.isArray(list)) return [];
    const texts = list.filter((text) => typeof text === "string").slice(0, MAX_RECENT_SEARCHES);
    return texts.reduceRight<readonly string[]>(addRecentSearch, []);
  } catch {
    return [];
  }
}
