import { describe, expect, test } from "vitest";
import { type Facet, visibleFacets } from "./visible-facets.ts";

const terms = (key: string): Facet => ({ key, type: "terms", terms: [{ value: "a", count: 1 }] }) as Facet;
const stats = (key: string): Facet => ({ key, type: "stats", min: 3, max: 40 }) as Facet;

const facets = [
  terms("manufacturer"),
  stats("current_price"),
  stats("discount_percentage"),
  terms("category_id"),
  terms("category_ids"),
  terms("additional_field_1"),
  terms("additional_field_2"),
  terms("colour"),
  terms("__proto__"),
];
const keysOf = (shown: readonly Facet[]) => shown.map(({ key }) => key);
const common = ["manufacturer", "current_price", "discount_percentage"];

describe("visible facets", () => {
  test("CATALOG-09 drops unknown keys and hides the category facets", () => {
    expect(keysOf(visibleFacets(facets, { category: null, disabledAdditionalIdsInIndex: [] }))).toEqual([
      ...common,
      "additional_field_1",
      "additional_field_2",
    ]);
  });

  test("CATALOG-10 a real category shows only its filterable fields, disabled in the index or not", () => {
    const category = { id: 7, filterableAdditionalFields: [2] };
    expect(keysOf(visibleFacets(facets, { category, disabledAdditionalIdsInIndex: [2] }))).toEqual([
      ...common,
      "additional_field_2",
    ]);
  });

  test("CATALOG-10 hides index-disabled fields without a real category", () => {
    for (const category of [null, { id: 0, filterableAdditionalFields: [2] }]) {
      expect(keysOf(visibleFacets(facets, { category, disabledAdditionalIdsInIndex: [2] }))).toEqual([
        ...common,
        "additional_field_1",
      ]);
    }
  });

  test("CATALOG-11 forces the discount facet to 0–100 and keeps other bounds", () => {
    const shown = visibleFacets(facets, { category: null, disabledAdditionalIdsInIndex: [] });
    expect(shown.find(({ key }) => key === "discount_percentage")).toMatchObject({ min: 0, max: 100 });
    expect(shown.find(({ key }) => key === "current_price")).toMatchObject({ min: 3, max: 40 });
  });
});
