import { describe, expect, test } from "vitest";
import type { EngineFilter } from "../search-engine.ts";
import type { CreateEngine } from "./describe-search-engine.ts";
import { countsOf, facetOf, find, product, sold } from "./sample.ts";
import { withEngine } from "./with-engine.ts";

const colour = (term: string, size: string) => [
  { id: 1, terms: [term] },
  { id: 2, terms: [size] },
];

export function testFacets(create: CreateEngine): void {
  describe("facets", () => {
    const shop = [
      product({ id: 1, brand: "Aurelo", fields: colour("red", "38"), flagIds: [7], listings: [sold("lt", 10, 0.5)] }),
      product({ id: 2, brand: "Aurelo", fields: colour("blue", "38"), categoryId: 2, categoryIds: [1, 2] }),
      product({ id: 3, brand: "Brikton", fields: colour("red", "39"), listings: [sold("lt", 40)] }),
      product({
        id: 4,
        brand: "Brikton",
        fields: colour("red", "38"),
        flagIds: [7, 8],
        categoryIds: [3],
        categoryId: 3,
      }),
    ];

    test("CATALOG-09 terms, stats and flags are counted for what is found", () =>
      withEngine(create, shop, async (engine) => {
        const result = await find(engine, { facets: "all", histogramBuckets: 3 });
        expect(result.total).toBe(4);
        expect(countsOf(result, "manufacturer")).toEqual({ Aurelo: 2, Brikton: 2 });
        expect(countsOf(result, "additional_field_1")).toEqual({ red: 3, blue: 1 });
        expect(countsOf(result, "category_id")).toEqual({ "1": 2, "2": 1, "3": 1 });
        expect(countsOf(result, "category_ids")).toEqual({ "1": 3, "2": 1, "3": 1 });
        expect(facetOf(result, "flag_ids")).toEqual({
          key: "flag_ids",
          type: "flags",
          terms: [
            { value: "7", count: 2 },
            { value: "8", count: 1 },
          ],
        });
        expect(facetOf(result, "current_price")).toEqual({
          key: "current_price",
          type: "stats",
          min: 100_000,
          max: 400_000,
          histogram: [3, 0, 1],
        });
        expect(facetOf(result, "discount_percentage")).toMatchObject({ type: "stats", min: 0.5, max: 1 });
      }));

    test("CATALOG-09 a group's counts ignore that group's own choice, and apply all others", () =>
      withEngine(create, shop, async (engine) => {
        const filters = [
          { key: "manufacturer", terms: ["Aurelo"] },
          { key: "additional_field_1", terms: ["red"] },
        ];
        const result = await find(engine, { filters, facets: "all" });
        expect(result.ids).toEqual([1]);
        expect(countsOf(result, "manufacturer")).toEqual({ Brikton: 2, Aurelo: 1 });
        expect(countsOf(result, "additional_field_1")).toEqual({ blue: 1, red: 1 });
        expect(countsOf(result, "additional_field_2")).toEqual({ "38": 1 });
      }));

    test("CATALOG-09 the terms of a group are alternatives, the groups must all hold", () =>
      withEngine(create, shop, async (engine) => {
        const ids = async (filters: readonly EngineFilter[]) => (await find(engine, { filters })).ids;
        expect(await ids([{ key: "additional_field_1", terms: ["red", "blue"] }])).toEqual([1, 2, 3, 4]);
        expect(await ids([{ key: "flag_ids", terms: ["8"] }])).toEqual([4]);
        expect(await ids([{ key: "category_ids", terms: ["2", "3"] }])).toEqual([2, 4]);
        expect(await ids([{ key: "category_id", terms: ["1"] }])).toEqual([1, 3]);
        expect(await ids([{ key: "current_price", range: { min: 200_000, max: null } }])).toEqual([3]);
      }));

    test("CATALOG-11 discounts are ratios: half price is 0.5, none is 1", () =>
      withEngine(create, shop, async (engine) => {
        const filters = [{ key: "discount_percentage", range: { min: 0.3, max: 0.8 } }] as const;
        const result = await find(engine, { filters, facets: ["discount_percentage"] });
        expect(result.ids).toEqual([1]);
        expect(result.facets).toEqual([{ key: "discount_percentage", type: "stats", min: 0.5, max: 1 }]);
      }));

    test("CATALOG-09 a chosen term stays in its group even when it finds nothing", () =>
      withEngine(create, shop, async (engine) => {
        const filters = [
          { key: "manufacturer", terms: ["Aurelo", "Nobody"] },
          { key: "additional_field_2", terms: ["39"] },
        ];
        expect(countsOf(await find(engine, { filters, facets: "all" }), "manufacturer")).toEqual({
          Brikton: 1,
          Aurelo: 0,
          Nobody: 0,
        });
      }));

    test("CATALOG-06 a category is its whole subtree; the synthetic root is everything", () =>
      withEngine(create, shop, async (engine) => {
        expect((await find(engine, { categoryId: 1 })).ids).toEqual([1, 2, 3]);
        expect((await find(engine, { categoryId: 2 })).ids).toEqual([2]);
        expect((await find(engine, { categoryId: 0 })).total).toBe(4);
        expect((await find(engine, { categoryId: 99 })).total).toBe(0);
      }));

    test("CATALOG-14 az asks for manufacturers of one letter", () =>
      withEngine(create, shop, async (engine) => {
        expect((await find(engine, { brandLetter: "B" })).ids).toEqual([3, 4]);
      }));

    test("CATALOG-09 only the facets asked for are counted, none by default", () =>
      withEngine(create, shop, async (engine) => {
        expect((await find(engine, {})).facets).toEqual([]);
        const { facets } = await find(engine, { facets: ["additional_field_2", "colour", "current_price"] });
        expect(facets.map(({ key }) => key)).toEqual(["additional_field_2", "current_price"]);
      }));
  });
}
