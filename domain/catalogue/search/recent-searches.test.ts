import { expect, test } from "vitest";
import { addRecentSearch, MAX_RECENT_SEARCHES, readRecentSearches, removeRecentSearch } from "./recent-searches.ts";

test("CATALOG-14 puts the newest or repeated search first and keeps eight", () => {
  const searches = "a b c d e f g h i".split(" ").reduce<readonly string[]>(addRecentSearch, []);
  expect(searches).toEqual(["i", "h", "g", "f", "e", "d", "c", "b"]);
  expect(addRecentSearch(searches, " F ")).toEqual(["F", "i", "h", "g", "e", "d", "c", "b"]);
  expect(searches).toHaveLength(MAX_RECENT_SEARCHES);
  expect(addRecentSearch(searches, "  ")).toBe(searches);
});

test("CATALOG-14 removes one search", () => {
  expect(removeRecentSearch(["Batai", "ausinės"], "batai")).toEqual(["ausinės"]);
});

test("CATALOG-14 reads only clean texts from storage, in their order", () => {
  for (const stored of [null, "", "{", "3", "{}", '"shoes"', "[1, null, {}]"]) {
    expect(readRecentSearches(stored), String(stored)).toEqual([]);
  }
  expect(readRecentSearches('["shoes", 7, " boots\\n", "SHOES", ""]')).toEqual(["shoes", "boots"]);
  expect(readRecentSearches(JSON.stringify(Array.from({ length: 50 }, (_, n) => `${n}`)))).toHaveLength(8);
});
