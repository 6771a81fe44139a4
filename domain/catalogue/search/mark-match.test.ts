import fc from "fast-check";
import { expect, test } from "vitest";
import { markMatch } from "./mark-match.ts";

const typedSegments = (suggestion: string, typed: string) =>
  markMatch(suggestion, typed)
    .filter(({ isTyped }) => isTyped)
    .map(({ text }) => text);

test("CATALOG-14 marks typed beginnings of words, ignoring case and accents", () => {
  expect(markMatch("sonora headphones", "sonora he")).toEqual([
    { text: "sonora", isTyped: true },
    { text: " ", isTyped: false },
    { text: "he", isTyped: true },
    { text: "adphones", isTyped: false },
  ]);
  expect(typedSegments("Belaidės ausinės", "ausines")).toEqual(["ausinės"]);
  expect(typedSegments("Šildanti striukė", "sildanti STRI")).toEqual(["Šildanti", "stri"]);
  expect(typedSegments("X2 Pro", "pro")).toEqual(["Pro"]);
});

test("CATALOG-14 does not mark matches inside a word or text that was not typed", () => {
  expect(typedSegments("smartphone", "phone")).toEqual([]);
  expect(typedSegments("boots", "")).toEqual([]);
  expect(typedSegments("", "boots")).toEqual([]);
});

test("CATALOG-14 the segments always add up to the suggestion", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.string(), (suggestion, typed) => {
      const segments = markMatch(suggestion, typed);
      expect(segments.map(({ text }) => text).join("")).toBe(suggestion);
    }),
  );
});
