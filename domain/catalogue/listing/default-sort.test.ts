import { describe, expect, test } from "vitest";
import { defaultSort } from "./default-sort.ts";

describe("default sort", () => {
  test("CATALOG-08 the default is the language's own sort, price high to low included", () => {
    for (const sort of [0, 1, 2, 3, 4, 5]) expect(defaultSort(sort)).toBe(sort);
  });

  test("CATALOG-08 falls back to best sellers for an unknown sort", () => {
    for (const sort of [null, undefined, -1, 6, 99, 1.5, Number.NaN]) expect(defaultSort(sort), String(sort)).toBe(3);
  });
});
