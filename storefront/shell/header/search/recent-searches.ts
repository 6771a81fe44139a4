import { addRecentSearch, readRecentSearches, removeRecentSearch } from "#domain/catalogue/search/recent-searches.ts";
import { createStore, useStore } from "#ui/store.ts";

const KEY = "recent-searches";

/** A browser may refuse storage; then searches are remembered until the page is left. */
function readStored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

const recent = createStore(readRecentSearches(readStored()));

function keep(searches: readonly string[]): void {
  recent.write(searches);
  try {
    localStorage.setItem(KEY, JSON.stringify(searches));
  } catch {
    // Storage is full or refused.
  }
}

export const useRecentSearches = () => useStore(recent);
export const rememberSearch = (text: string) => keep(addRecentSearch(recent.read(), text));
export const forgetSearch = (text: string) => keep(removeRecentSearch(recent.read(), text));
export const forgetAllSearches = () => keep([]);
