import { describe, expect, test } from "vitest";
import { defaultSort, sortAfterLanguageChange } from "./default-sort.ts";

describe("default sort", () => {
  test("CATALOG-08 the default is the language's own sort, price high to low included", () => {
    for (const sort of [0, 1, 2, 3, 4, 5]) expect(defaultSort(sort)).toBe(sort);
  });

  test("CATALOG-08 falls back to best sellers for an unknown sort", () => {
    for (const sort of [null, undefined, -1, 6, 99, 1.5, Number.NaN]) expect(defaultSort(sort), String(sort)).toBe(3);
  });

  test("LOCALE-06 changing language resets the sort to the language's default", () => {
    expect(sortAfterLanguageChange({ query: {}, current: 1, languageDefault: 4 })).toBe(4);
    expect(sortAfterLanguageChange({ query: {}, current: 1, languageDefault: null })).toBe(3);
  });

  test("LOCALE-06 a sort in the query survives a change of language", () => {
    expect(sortAfterLanguageChange({ query: { s: "1" }, current: 1, languageDefault: 4 })).toBe(1);
    expect(sortAfterLanguageChange({ query: { s: "" }, current: 2, languageDefault: 4 })).toBe(2);
  });
});
