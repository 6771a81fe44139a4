import { describe, expect, test } from "vitest";
import { SORTS } from "#domain/catalogue/listing/default-sort.ts";
import type { CreateEngine } from "./describe-search-engine.ts";
import { find, idsOf, product, sold } from "./sample.ts";
import { withEngine } from "./with-engine.ts";

export function testSorts(create: CreateEngine): void {
  describe("sorts", () => {
    const shop = [
      product({ id: 1, listings: [sold("lt", 30, 0.9)], paidAmount: 5, arrivedAt: 100 }),
      product({ id: 2, listings: [sold("lt", 10)], paidAmount: 9, arrivedAt: 300 }),
      product({ id: 3, listings: [sold("lt", 20, 0.5)], paidAmount: 5, arrivedAt: 200 }),
      product({ id: 4, listings: [sold("lt", 15, 0.5)], paidAmount: 0, arrivedAt: 400 }),
    ];

    test("CATALOG-08 the six sorts order by price, value, sales, arrival and relevance; equals by id", () =>
      withEngine(create, shop, async (engine) => {
        expect(await idsOf(engine, { sort: SORTS.priceHighToLow })).toEqual([1, 3, 4, 2]);
        expect(await idsOf(engine, { sort: SORTS.priceLowToHigh })).toEqual([2, 4, 3, 1]);
        expect(await idsOf(engine, { sort: SORTS.bestValue })).toEqual([4, 3, 1, 2]);
        expect(await idsOf(engine, { sort: SORTS.bestSellers })).toEqual([2, 1, 3, 4]);
        expect(await idsOf(engine, { sort: SORTS.newArrivals })).toEqual([4, 2, 3, 1]);
        expect(await idsOf(engine, { sort: SORTS.relevance })).toEqual([2, 3, 1, 4]);
      }));

    test("CATALOG-08 relevance decides among equals, and first of all when it is asked for", () =>
      withEngine(
        create,
        [
          product({
            id: 1,
            name: "Lamp",
            texts: { en: { name: "Lamp", description: "with a mirror" } },
            paidAmount: 7,
          }),
          product({ id: 2, name: "Mirror", paidAmount: 7 }),
          product({ id: 3, name: "Mirror", paidAmount: 1 }),
        ],
        async (engine) => {
          expect(await idsOf(engine, { text: "mirror", sort: SORTS.bestSellers })).toEqual([2, 1, 3]);
          expect(await idsOf(engine, { text: "mirror", sort: SORTS.relevance })).toEqual([2, 3, 1]);
        },
      ));

    test("CATALOG-07 offset and limit cut pages out of one order, and total says how many there are", () =>
      withEngine(
        create,
        Array.from({ length: 100 }, (_, index) => product({ id: index + 1, paidAmount: index % 7 })),
        async (engine) => {
          const whole = await find(engine, { sort: SORTS.bestSellers, limit: 100 });
          expect(whole.ids).toHaveLength(100);
          const pages = [
            await find(engine, { sort: SORTS.bestSellers }),
            await find(engine, { sort: SORTS.bestSellers, offset: 48, limit: 24 }),
            await find(engine, { sort: SORTS.bestSellers, offset: 72, limit: 100 }),
            await find(engine, { sort: SORTS.bestSellers, offset: 100, limit: 24 }),
          ];
          expect(pages.flatMap(({ ids }) => ids)).toEqual(whole.ids);
          expect(pages.map(({ total }) => total)).toEqual([100, 100, 100, 100]);
        },
      ));
  });
}
