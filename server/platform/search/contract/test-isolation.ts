import { describe, expect, test } from "vitest";
import type { CreateEngine } from "./describe-search-engine.ts";
import { countsOf, find, idsOf, product, scope, sold } from "./sample.ts";
import { withEngine } from "./with-engine.ts";

export function testIsolation(create: CreateEngine): void {
  describe("storefronts", () => {
    const shop = [
      product({ id: 1, name: "Amber lamp", brand: "Aurelo", listings: [sold("lt", 10), sold("wl", 99)] }),
      product({
        id: 2,
        name: "Amber ring",
        brand: "Secreto",
        sku: "HIDE-1",
        listings: [sold("lt", 20)],
        fields: [{ id: 1, terms: ["s"] }],
      }),
      product({ id: 3, name: "Amber box", listings: [sold("ee", 30), { ...sold("pj", 30), isOnOffer: true }] }),
      product({ id: 4, name: "Amber egg", listings: [{ storefront: "pj", prices: { EUR: 1 }, discountRatio: null }] }),
    ];
    const inWl = { storefront: "wl" };

    test("T071 nothing hidden in a brand is found, counted, suggested or called similar there", () =>
      withEngine(create, shop, async (engine) => {
        const result = await find(engine, { ...inWl, text: "amber", facets: "all" });
        expect(result).toMatchObject({ total: 1, ids: [1] });
        expect(countsOf(result, "manufacturer")).toEqual({ Aurelo: 1 });
        expect(countsOf(result, "additional_field_1")).toEqual({});
        for (const text of ["ring", "secreto", "HIDE-1"])
          expect(await idsOf(engine, { ...inWl, text }), text).toEqual([]);
        const suggested = await engine.suggest({ ...scope, ...inWl, text: "am" });
        expect(suggested).toMatchObject({
          completions: [{ text: "amber", count: 1 }],
          brands: [{ value: "Aurelo" }],
          ids: [1],
        });
        expect(await engine.suggest({ ...scope, ...inWl, text: "rin" })).toEqual({
          completions: [],
          brands: [],
          categories: [],
          ids: [],
        });
        expect(await engine.similar({ ...scope, ...inWl, id: 1 })).toEqual([]);
        expect(await engine.similar({ ...scope, ...inWl, id: 2 })).toEqual([]);
      }));

    test("T071 each storefront sees its own prices", () =>
      withEngine(create, shop, async (engine) => {
        const price = async (storefront: string) =>
          (await find(engine, { storefront, text: "lamp", facets: ["current_price"] })).facets[0];
        expect(await price("lt")).toMatchObject({ min: 100_000, max: 100_000 });
        expect(await price("wl")).toMatchObject({ min: 990_000, max: 990_000 });
        const cheap = [{ key: "current_price", range: { min: null, max: 200_000 } }] as const;
        expect((await find(engine, { ...inWl, filters: cheap })).total).toBe(0);
      }));

    test("T071 what has no price in a currency is not seen in it, and an unknown storefront sees nothing", () =>
      withEngine(create, shop, async (engine) => {
        expect(await idsOf(engine, { storefront: "pj" })).toEqual([3, 4]);
        expect(await idsOf(engine, { storefront: "pj", currency: "USD" })).toEqual([3]);
        expect(await idsOf(engine, { storefront: "__proto__" })).toEqual([]);
      }));

    test("CATALOG-16 offers are those of the products that are on offer in this storefront", () =>
      withEngine(create, shop, async (engine) => {
        expect(await idsOf(engine, { storefront: "pj", text: "amber" })).toEqual([3, 4]);
        expect(await idsOf(engine, { storefront: "pj", text: "amber", contentType: "o" })).toEqual([3]);
        expect(await idsOf(engine, { storefront: "ee", contentType: "o" })).toEqual([]);
      }));
  });
}
