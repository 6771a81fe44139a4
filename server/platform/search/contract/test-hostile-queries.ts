import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { EngineFilter, SearchEngine, SearchQuery } from "../search-engine.ts";
import type { CreateEngine } from "./describe-search-engine.ts";
import { find, product, scope } from "./sample.ts";
import { withEngine } from "./with-engine.ts";

const anyText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 300 }),
  fc.constantFrom(
    "__proto__",
    "constructor",
    "' OR 1=1--",
    '{"$gt":""}',
    "[a-z]*",
    "(((",
    "\u202e\u0000\ud800",
    "*".repeat(10_240),
  ),
);

async function askEverything(engine: SearchEngine, text: string): Promise<void> {
  const strange = { storefront: text, currency: text, language: text, contentType: text } as unknown as typeof scope;
  await find(engine, { text, facets: "all" });
  await find(engine, { ...strange, text });
  await engine.suggest({ ...scope, text });
  await engine.suggest({ ...strange, text });
  await engine.similar({ ...strange, id: 1 });
}

export function testHostileQueries(create: CreateEngine): void {
  describe("hostile queries", () => {
    const shop = Array.from({ length: 20 }, (_, index) =>
      product({ id: index + 1, name: `Amber lamp ${index}`, brand: "Aurelo", fields: [{ id: 1, terms: ["red"] }] }),
    );

    test("T075 any text gets an answer, ten kilobytes, wildcards, NUL, lone surrogates and marks of direction too", () =>
      withEngine(create, shop, (engine) =>
        fc.assert(
          fc.asyncProperty(anyText, (text) => askEverything(engine, text)),
          { numRuns: 50 },
        ),
      ));

    test("T075 a thousand words cost no more than a few", () =>
      withEngine(create, shop, async (engine) => {
        const started = performance.now();
        for (const text of ["lamp ".repeat(2_000), "lampp".repeat(2_000), "* ".repeat(1_000), "a".repeat(10_240)]) {
          await find(engine, { text, facets: "all" });
          await engine.suggest({ ...scope, text });
        }
        expect(performance.now() - started).toBeLessThan(300 * 8);
      }));

    test("T073 unknown keys are dropped, hostile terms find nothing, a hundred terms are fine", () =>
      withEngine(create, shop, async (engine) => {
        const total = async (filters: readonly EngineFilter[]) =>
          (await find(engine, { filters, facets: "all" })).total;
        expect(await total([{ key: "__proto__", terms: ["x"] }])).toBe(20);
        expect(await total([{ key: "additional_field_1' or 1=1", terms: ["x"] }])).toBe(20);
        expect(await total([{ key: "manufacturer", terms: [] }])).toBe(20);
        expect(await total([{ key: "manufacturer", terms: ["__proto__", "'; drop table", '{"a":1}', ".*"] }])).toBe(0);
        expect(await total([{ key: "flag_ids", terms: ["NaN", "-1", "1e9", "7; drop"] }])).toBe(0);
        const hundred = Array.from({ length: 100 }, (_, index) => `brand ${index}`);
        expect(await total([{ key: "manufacturer", terms: ["Aurelo", ...hundred] }])).toBe(20);
        const many = Array.from({ length: 500 }, (_, index) => ({
          key: `additional_field_${index + 1}`,
          terms: ["red"],
        }));
        expect(await total(many)).toBe(0);
        expect(({} as Record<string, unknown>).x).toBeUndefined();
      }));

    test("T073 bounds, offsets and limits that are no sensible numbers are put right", () =>
      withEngine(create, shop, async (engine) => {
        for (const number of [Number.NaN, -1, 1e308, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0.5]) {
          const range = { min: number, max: null };
          const result = await find(engine, {
            offset: number,
            limit: number,
            histogramBuckets: number,
            categoryId: Number.NaN,
            filters: [{ key: "discount_percentage", range }],
            facets: "all",
          });
          expect(result.ids.length, String(number)).toBeLessThanOrEqual(20);
        }
        expect((await find(engine, { offset: 1e9 })).ids).toEqual([]);
      }));

    test("T074 a sort of -1, 99 or 1;drop is the default sort", () =>
      withEngine(create, shop, async (engine) => {
        const byDefault = await find(engine, { sort: 3 });
        for (const sort of [-1, 99, "1;drop", Number.NaN, null]) {
          expect(await find(engine, { sort: sort as SearchQuery["sort"] }), String(sort)).toEqual(byDefault);
        }
      }));
  });
}
