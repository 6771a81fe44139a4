import { describe, expect, test } from "vitest";
import type { CreateEngine } from "./describe-search-engine.ts";
import { product, scope } from "./sample.ts";
import { withEngine } from "./with-engine.ts";

export function testSuggestions(create: CreateEngine): void {
  describe("suggestions", () => {
    const shop = [
      product({ id: 1, texts: { lt: { name: "Bėgimo batai" } }, brand: "Veloce", categoryId: 5, paidAmount: 1 }),
      product({ id: 2, texts: { lt: { name: "Bėgimo batai juodi" } }, brand: "Veloce", categoryId: 5, paidAmount: 9 }),
      product({ id: 3, texts: { lt: { name: "Bėgimo kelnės" } }, brand: "Aurelo", categoryId: 6 }),
      product({ id: 4, texts: { lt: { name: "Baterija" } } }),
    ];
    const ask = { ...scope, language: "lt" } as const;

    test("CATALOG-06 what is typed is completed, with counts, brands, categories and the first products", () =>
      withEngine(create, shop, async (engine) => {
        const { completions, brands, categories, ids } = await engine.suggest({ ...ask, text: "bat" });
        expect(completions).toEqual([
          { text: "batai", count: 2 },
          { text: "baterija", count: 1 },
        ]);
        expect(brands).toEqual([{ value: "Veloce", count: 2 }]);
        expect(categories[0]).toEqual({ value: "5", count: 2 });
        expect(ids).toEqual([2, 1, 4]);
      }));

    test("CATALOG-06 the words before the last one count, and completions keep their spelling", () =>
      withEngine(create, shop, async (engine) => {
        const { completions } = await engine.suggest({ ...ask, text: "begimo kel" });
        expect(completions).toEqual([{ text: "begimo kelnės", count: 1 }]);
        expect((await engine.suggest({ ...ask, text: "beg", limit: 1 })).completions).toEqual([
          { text: "bėgimo", count: 3 },
        ]);
      }));

    test("CATALOG-15 similar products share category, brand, fields and price, nearest first", () =>
      withEngine(
        create,
        [
          product({ id: 1, brand: "Aurelo", categoryId: 2, categoryIds: [1, 2], fields: [{ id: 1, terms: ["red"] }] }),
          product({ id: 2, brand: "Brikton", categoryId: 2, categoryIds: [1, 2] }),
          product({ id: 3, brand: "Aurelo", categoryId: 2, categoryIds: [1, 2], fields: [{ id: 1, terms: ["red"] }] }),
          product({ id: 4, brand: "Aurelo", categoryId: 3, categoryIds: [1, 3], fields: [{ id: 1, terms: ["red"] }] }),
          product({ id: 5, brand: "Aurelo", categoryId: 9, categoryIds: [9] }),
        ],
        async (engine) => {
          expect(await engine.similar({ ...scope, id: 1 })).toEqual([3, 2, 4]);
          expect(await engine.similar({ ...scope, id: 1, limit: 1 })).toEqual([3]);
          expect(await engine.similar({ ...scope, id: 5 })).toEqual([]);
          expect(await engine.similar({ ...scope, id: 999 })).toEqual([]);
        },
      ));
  });
}
