import { describe, expect, test } from "vitest";
import {
  countChoices,
  NO_FILTERS,
  selectedRange,
  selectedTerms,
  setRange,
  setTerms,
  toggleTerm,
  withoutFilter,
} from "./selected-filters.ts";

describe("terms filters", () => {
  test("CATALOG-12 adds a term, removes it when chosen again, and drops the key with the last one", () => {
    const one = toggleTerm(NO_FILTERS, "manufacturer", "Sonara");
    const two = toggleTerm(one, "manufacturer", "Aurelo");
    expect(two).toEqual({ manufacturer: { type: "terms", value: ["Aurelo", "Sonara"] } });
    expect(toggleTerm(two, "manufacturer", "Aurelo")).toEqual(one);
    expect(toggleTerm(one, "manufacturer", "Sonara")).toEqual({});
  });

  test("CATALOG-12 does not depend on the order of choosing", () => {
    const choose = (...terms: string[]) =>
      terms.reduce((filters, term) => toggleTerm(filters, "additional_field_3", term), NO_FILTERS);
    expect(choose("42", "38", "40")).toEqual(choose("40", "42", "38"));
  });

  test("CATALOG-12 flags are chosen like terms; a range's key takes no terms", () => {
    expect(toggleTerm(NO_FILTERS, "flag_ids", "4")).toEqual({ flag_ids: { type: "flags", value: ["4"] } });
    expect(toggleTerm(NO_FILTERS, "current_price", "4")).toBe(NO_FILTERS);
  });

  test("T073 cleans and cuts terms and limits them to a hundred", () => {
    const filters = setTerms(NO_FILTERS, "manufacturer", ["a\u0000b", "\ud800", " ", "x".repeat(10_000)]);
    expect(selectedTerms(filters, "manufacturer")).toEqual(["ab", "x".repeat(100), "\ufffd"]);
    const many = Array.from({ length: 300 }, (_, index) => `brand ${index}`);
    expect(selectedTerms(setTerms(NO_FILTERS, "manufacturer", many), "manufacturer")).toHaveLength(100);
  });

  test("T073 limits filters to fifty, each of which can still be changed", () => {
    let filters = NO_FILTERS;
    for (let id = 1; id <= 60; id++) filters = setTerms(filters, `additional_field_${id}`, ["a"]);
    expect(Object.keys(filters)).toHaveLength(50);
    expect(selectedTerms(setTerms(filters, "additional_field_50", ["b"]), "additional_field_50")).toEqual(["b"]);
  });
});

describe("stats filters", () => {
  test("CATALOG-12 sets and changes a range and removes an empty one", () => {
    const set = setRange(NO_FILTERS, "current_price", { min: 10, max: 50.5 });
    expect(set).toEqual({ current_price: { type: "stats", value: { min: 10, max: 50.5 } } });
    const open = setRange(set, "current_price", { min: 10 });
    expect(selectedRange(open, "current_price")).toEqual({ min: 10, max: null });
    expect(setRange(open, "current_price", {})).toEqual({});
    expect(withoutFilter(set, "current_price")).toEqual({});
  });

  test("CATALOG-12 ignores bounds that are not numbers", () => {
    for (const bad of [Number.NaN, Number.POSITIVE_INFINITY, -1, 1e12]) {
      expect(setRange(NO_FILTERS, "current_price", { min: bad, max: 5 }), String(bad)).toEqual(
        setRange(NO_FILTERS, "current_price", { max: 5 }),
      );
    }
    expect(setRange(NO_FILTERS, "manufacturer", { min: 1 })).toBe(NO_FILTERS);
  });

  test("CATALOG-12 swaps bounds in the wrong order and rounds them to four decimals", () => {
    const filters = setRange(NO_FILTERS, "discount_percentage", { min: 0.9, max: 0.123456 });
    expect(selectedRange(filters, "discount_percentage")).toEqual({ min: 0.1235, max: 0.9 });
  });

  test("CATALOG-12 counts each term and each range as one choice", () => {
    const filters = setRange(setTerms(NO_FILTERS, "manufacturer", ["a", "b"]), "current_price", { min: 1, max: 2 });
    expect(countChoices(filters)).toBe(3);
  });
});
