import fc from "fast-check";
import { expect, test } from "vitest";
import { markMatch } from "./mark-match.ts";

const typedParts = (suggestion: string, typed: string) =>
  markMatch(suggestion, typed)
    .filter(({ isTyped }) => isTyped)
    .map(({ text }) => text);

test("CATALOG-14 the typed beginnings of words are marked, without regard to case and accents", () => {
  expect(markMatch("sonora headphones", "sonora he")).toEqual([
    { text: "sonora", isTyped: true },
    { text: " ", isTyped: false },
    { text: "he", isTyped: true },
    { text: "adphones", isTyped: false },
  ]);
  expect(typedParts("Belaidės ausinės", "ausines")).toEqual(["ausinės"]);
  expect(typedParts("Šildanti striukė", "sildanti STRI")).toEqual(["Šildanti", "stri"]);
  expect(typedParts("X2 Pro", "pro")).toEqual(["Pro"]);
});

test("CATALOG-14 what lies within a word, or was not typed, is not marked", () => {
  expect(typedParts("smartphone", "phone")).toEqual([]);
  expect(typedParts("boots", "")).toEqual([]);
  expect(typedParts("", "boots")).toEqual([]);
});

test("CATALOG-14 the parts together are always the suggestion itself", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.string(), (suggestion, typed) => {
      const parts = markMatch(suggestion, typed);
      expect(parts.map(({ text }) => text).join("")).toBe(suggestion);
    }),
  );
});
