import { describe, expect, test } from "vitest";
import { readSort, SORT_KEYS, sortInForce } from "./sort-keys.ts";

const written = (sort: 0 | 1 | 2 | 3 | 4 | 5) => SORT_KEYS[sort].map(({ field, direction }) => `${field} ${direction}`);

describe("sorts", () => {
  test("CATALOG-08 the six sorts order as specified", () => {
    expect(written(0)).toEqual(["current_price desc", "relevance desc"]);
    expect(written(1)).toEqual(["current_price asc", "relevance desc"]);
    expect(written(2)).toEqual(["discount_percentage asc", "current_price asc", "relevance desc"]);
    expect(written(3)).toEqual(["paid_amount desc", "relevance desc"]);
    expect(written(4)).toEqual(["arrived_at desc", "relevance desc"]);
    expect(written(5)).toEqual(["relevance desc", "paid_amount desc", "arrived_at desc"]);
  });

  const inForce = (sort: string | null, languageDefault: number | null | undefined, searchText = "") => {
    const listing = { sort: readSort(sort), searchText };
    return sortInForce(listing, languageDefault);
  };

  test("CATALOG-08 the query decides, then the language, then best sellers", () => {
    expect(inForce("0", 4)).toBe(0);
    expect(inForce(null, 4)).toBe(4);
    expect(inForce(null, null)).toBe(3);
  });

  test("CATALOG-08 words change nothing: the language decides, else best sellers", () => {
    expect(inForce(null, 4, "headphones")).toBe(4);
    expect(inForce(null, null, "headphones")).toBe(3);
    expect(inForce("1", 4, "headphones")).toBe(1);
  });

  test("T074 falls back to the default for a sort of -1, 99 or 1;drop", () => {
    for (const text of ["-1", "99", "1;drop", "", " 1", "01", "1.0", "NaN", "__proto__"]) {
      expect(inForce(text, undefined), text).toBe(3);
    }
  });
});
