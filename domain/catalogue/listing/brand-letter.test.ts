import { describe, expect, test } from "vitest";
import { brandLetter, readBrandLetter } from "./brand-letter.ts";

describe("the A–Z of manufacturers", () => {
  test("CATALOG-14 lists a manufacturer under its first letter without diacritics, or under 0", () => {
    for (const [name, letter] of [
      ["Aurelo", "A"],
      ["šviesa", "S"],
      ["Õhk", "O"],
      ["3M", "0"],
      ["Привет", "0"],
      ["", "0"],
      ["\ud800", "0"],
    ] as const) {
      expect(brandLetter(name), name).toBe(letter);
    }
  });

  test("CATALOG-14 T073 reads az as one letter in either case, or 0; anything else as null", () => {
    expect(readBrandLetter("b")).toBe("B");
    expect(readBrandLetter("0")).toBe("0");
    for (const text of [null, undefined, "", "ab", "ą", "'", "\u0000", "1"]) expect(readBrandLetter(text)).toBeNull();
  });
});
