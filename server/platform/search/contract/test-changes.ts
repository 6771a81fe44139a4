import { describe, expect, test } from "vitest";
import type { CreateEngine } from "./describe-search-engine.ts";
import { countsOf, find, idsOf, product, sold } from "./sample.ts";
import { withEngine } from "./with-engine.ts";

export function testChanges(create: CreateEngine): void {
  describe("changes", () => {
    test("CATALOG-06 the next search sees a new, a changed and a removed document", () =>
      withEngine(create, [product({ id: 1, name: "Old lamp", brand: "Aurelo" })], async (engine) => {
        await engine.upsert([product({ id: 2, name: "New lamp" })]);
        expect(await idsOf(engine, { text: "lamp" })).toEqual([1, 2]);
        await engine.upsert([product({ id: 1, name: "Chair", brand: "Brikton", listings: [sold("lt", 77)] })]);
        expect(await idsOf(engine, { text: "old" })).toEqual([]);
        const chair = await find(engine, { text: "chair", facets: "all" });
        expect(chair.ids).toEqual([1]);
        expect(countsOf(chair, "manufacturer")).toEqual({ Brikton: 1 });
        await engine.remove([1, 999]);
        expect(await find(engine, { facets: "all" })).toMatchObject({ total: 1, ids: [2] });
        expect(await engine.stats()).toMatchObject({ documents: 1 });
      }));

    test("T071 a document that is taken out of a storefront vanishes there at once", () =>
      withEngine(create, [product({ id: 1 })], async (engine) => {
        await engine.upsert([product({ id: 1, listings: [sold("lt")] })]);
        expect(await idsOf(engine, { storefront: "wl" })).toEqual([]);
        expect(await idsOf(engine, { storefront: "lt" })).toEqual([1]);
      }));

    test("a document without a usable id is refused", () =>
      withEngine(create, [], async (engine) => {
        for (const id of [Number.NaN, -1, 1.5]) await expect(engine.upsert([product({ id })])).rejects.toThrow();
        expect(await engine.stats()).toMatchObject({ documents: 0 });
      }));
  });
}
