import { expect, test } from "vitest";
import { readListing } from "#domain/catalogue/listing/listing-query.ts";
import { pageWindow } from "#domain/catalogue/listing/paging.ts";
import { scope } from "./contract/sample.ts";
import { listingFacets, toSearchQuery } from "./listing-search.ts";

const where = { ...scope, categoryId: 7, defaultSort: 4 };

test("CATALOG-06 an address becomes a search: units become money, ratios stay ratios", () => {
  const address =
    "f.manufacturer=Aurelo&f.current_price=10.5-99.99&f.discount_percentage=0.3-0.8&f.flag_ids=4&f.colour=x&az=b&searchText=lamp";
  expect(toSearchQuery(readListing(new URLSearchParams(address)), where, pageWindow(2))).toEqual({
    ...scope,
    categoryId: 7,
    text: "lamp",
    filters: [
      { key: "manufacturer", terms: ["Aurelo"] },
      { key: "current_price", range: { min: 105_000, max: 999_900 } },
      { key: "discount_percentage", range: { min: 0.3, max: 0.8 } },
      { key: "flag_ids", terms: ["4"] },
    ],
    brandLetter: "B",
    sort: 4,
    offset: 48,
    limit: 24,
    facets: "all",
    histogramBuckets: 24,
  });
});

test("CATALOG-08 the address's sort comes before the language's", () => {
  expect(toSearchQuery(readListing([["s", "0"]]), where, pageWindow(1)).sort).toBe(0);
});

test("CATALOG-11 facets come back in units and in percent", () => {
  expect(
    listingFacets([
      { key: "manufacturer", type: "terms", terms: [{ value: "Aurelo", count: 3 }] },
      { key: "current_price", type: "stats", min: 105_000, max: 999_900, histogram: [1, 2] },
      { key: "discount_percentage", type: "stats", min: 0.3, max: 1 },
      { key: "colour", type: "terms", terms: [] },
    ]),
  ).toEqual([
    { key: "manufacturer", type: "terms", terms: [{ value: "Aurelo", count: 3 }] },
    { key: "current_price", type: "stats", min: 10.5, max: 99.99, histogram: [1, 2] },
    { key: "discount_percentage", type: "stats", min: 0, max: 70 },
  ]);
});
