import { describe, expect, test } from "vitest";
import type { CreateEngine } from "./describe-search-engine.ts";
import { find, idsOf, product, scope } from "./sample.ts";
import { withEngine } from "./with-engine.ts";

const name = (text: string) => ({ en: { name: text } });

export function testTexts(create: CreateEngine): void {
  describe("texts", () => {
    const shop = [
      product({ id: 1, name: "Wireless headphones black", brand: "Sonara", sku: "SN-4410" }),
      product({ id: 2, name: "Running shoes", brand: "Veloce", sku: "VL-100.20" }),
      product({ id: 3, name: "Case for wireless headphones", brand: "Brikton" }),
      product({ id: 4, name: "Kitchen scale", texts: { en: { name: "Kitchen scale", keywords: "cooking baking" } } }),
      product({ id: 5, name: "Sonara poster", brand: "Aurelo" }),
      product({ id: 6, name: "T-shirt white 128 GB" }),
    ];

    test("CATALOG-06 all words must be there, in any order, and the last may be a beginning", () =>
      withEngine(create, shop, async (engine) => {
        expect(await idsOf(engine, { text: "headphones wireless black" })).toEqual([1]);
        expect(await idsOf(engine, { text: "WIRELESS headph" })).toEqual([1, 3]);
        expect(await idsOf(engine, { text: "baking" })).toEqual([4]);
        expect(await idsOf(engine, { text: "Sonara headphones" })).toEqual([1]);
      }));

    test("CATALOG-06 forms of a word find each other, with and without hyphens and spaces", () =>
      withEngine(create, shop, async (engine) => {
        expect(await idsOf(engine, { text: "shoe running" })).toEqual([2]);
        expect(await idsOf(engine, { text: "kitchen scales" })).toEqual([4]);
        for (const text of ["tshirt", "t-shirt", "128gb", "128 gb", "t-shirt 128gb"]) {
          expect(await idsOf(engine, { text }), text).toEqual([6]);
        }
      }));

    test("CATALOG-06 one typing error in a short word and two in a long one are forgiven, none in numbers", () =>
      withEngine(create, shop, async (engine) => {
        for (const text of ["hedphones black", "headhpones black", "headphonnes black", "haedphonse black"]) {
          expect(await idsOf(engine, { text }), text).toEqual([1]);
        }
        expect(await idsOf(engine, { text: "shoez" })).toEqual([2]);
        expect(await idsOf(engine, { text: "shxxz" })).toEqual([]);
        expect(await idsOf(engine, { text: "129gb" })).toEqual([]);
      }));

    test("CATALOG-06 a brand's products come before those that only name it, exact words before mistyped ones", () =>
      withEngine(create, shop, async (engine) => {
        expect(await idsOf(engine, { text: "sonara" })).toEqual([1, 5]);
        await engine.upsert([product({ id: 7, name: "Wireles poster" }), product({ id: 8, name: "Wireles thing" })]);
        expect((await idsOf(engine, { text: "wireles" }))[0]).toBe(7);
      }));

    test("CATALOG-06 a right word is not guessed at because another one is mistyped", () =>
      withEngine(
        create,
        [product({ id: 1, name: "Amber lamp" }), product({ id: 2, name: "Ambar lamp" })],
        async (engine) => {
          expect(await idsOf(engine, { text: "amber lammp" })).toEqual([1]);
        },
      ));

    test("CATALOG-06 of several ways in which a document has a word the best one counts", () =>
      withEngine(
        create,
        [
          product({ id: 1, brand: "Sonara", texts: { en: { name: "Lamp", keywords: "sonally" } } }),
          product({ id: 2, brand: "Aurelo", texts: { en: { name: "Lamp", keywords: "sonally" } }, paidAmount: 9 }),
        ],
        async (engine) => {
          expect(await idsOf(engine, { text: "sona" })).toEqual([1, 2]);
        },
      ));

    test("CATALOG-06 what a thing is comes before what it is for", () =>
      withEngine(create, shop, async (engine) => {
        expect(await idsOf(engine, { text: "wireless headphones" })).toEqual([1, 3]);
      }));

    test("CATALOG-06 a SKU finds its product first, however it is spaced, by its beginning too", () =>
      withEngine(create, [...shop, product({ id: 9, name: "Adapter for SN 4410", sku: "X-1" })], async (engine) => {
        expect(await idsOf(engine, { text: "SN-4410" })).toEqual([1, 9]);
        expect((await idsOf(engine, { text: "sn4410" }))[0]).toBe(1);
        expect(await idsOf(engine, { text: "VL 100.20" })).toEqual([2]);
        expect(await idsOf(engine, { text: "vl1002" })).toEqual([2]);
        expect(await idsOf(engine, { text: "veloce trainers VL-100.20" })).toEqual([2]);
      }));

    test("CATALOG-06 a variant's SKU finds its product", () =>
      withEngine(create, [product({ id: 1, variantSkus: ["RED-77", "BLUE-78"] })], async (engine) => {
        expect(await idsOf(engine, { text: "blue-78" })).toEqual([1]);
      }));

    test("CATALOG-06 when nothing has all words, what has most of them is answered, and said so", () =>
      withEngine(create, shop, async (engine) => {
        const some = await find(engine, { text: "black wireless refrigerator" });
        expect(some).toMatchObject({ total: 1, ids: [1], matchesAllWords: false });
        expect(await find(engine, { text: "wireless" })).toMatchObject({ matchesAllWords: true });
        expect(await find(engine, { text: "refrigerator dishwasher oven wireless" })).toMatchObject({ total: 0 });
      }));

    test("CATALOG-06 a mistyped text is found all the same, and the answer says what it was taken for", () =>
      withEngine(create, shop, async (engine) => {
        const { ids, correctedText } = await find(engine, { text: "Wirelezz  hedphones" });
        expect(ids).toEqual((await find(engine, { text: "wireless headphones" })).ids);
        expect(correctedText).toBe("wireless  headphones");
        const beginning = await find(engine, { text: "wireless hedph" });
        expect(beginning).toMatchObject({ ids, correctedText: "wireless headphones" });
        expect(await find(engine, { text: "wireless headph" })).toMatchObject({ correctedText: null });
        expect(await find(engine, { text: "black wireless refrigerator" })).toMatchObject({ correctedText: null });
        expect(await find(engine, { text: "" })).toMatchObject({ correctedText: null });
      }));

    test("CATALOG-06 little words do not matter beside others", () =>
      withEngine(create, shop, async (engine) => {
        expect(await idsOf(engine, { text: "the shoes for running" })).toEqual([2]);
      }));
  });

  describe("languages", () => {
    const shop = [
      product({ id: 1, texts: { en: { name: "Headphones" }, lt: { name: "Belaidės ausinės" } } }),
      product({ id: 2, texts: { ...name("Men's watch"), lt: { name: "Vyriškas laikrodis" } } }),
      product({ id: 3, texts: { ...name("Boots"), lv: { name: "Ziemas zābaki" } } }),
      product({ id: 4, texts: { ...name("Bag"), ee: { name: "Õhtune kott" }, ru: { name: "Чёрная сумка" } } }),
    ];

    test("CATALOG-06 words are found with and without their diacritics", () =>
      withEngine(create, shop, async (engine) => {
        for (const text of ["ausinės", "ausines", "AUSINĖS belaides", "laikrodziai"]) {
          expect(await idsOf(engine, { language: "lt", text }), text).toEqual([text.startsWith("laik") ? 2 : 1]);
        }
        expect(await idsOf(engine, { language: "lv", text: "zabaki" })).toEqual([3]);
        expect(await idsOf(engine, { language: "ee", text: "ohtune" })).toEqual([4]);
        expect(await idsOf(engine, { language: "ru", text: "черная" })).toEqual([4]);
      }));

    test("CATALOG-06 forms of a word find each other in each language", () =>
      withEngine(create, shop, async (engine) => {
        for (const [language, text, id] of [
          ["lt", "vyriški laikrodžiai", 2],
          ["lt", "belaidžių ausinių", 1],
          ["lv", "zābakiem ziemas", 3],
          ["ee", "kotid", 4],
          ["ru", "черные сумки", 4],
        ] as const) {
          expect(await idsOf(engine, { language, text }), text).toEqual([id]);
        }
      }));

    test("CATALOG-06 a word of another language that the storefront offers finds products, and is no typing error", () =>
      withEngine(create, shop, async (engine) => {
        const offered = { language: "lt", otherLanguages: ["en", "ru"] } as const;
        for (const [text, id] of [
          ["headphones", 1],
          ["headph", 1],
          ["watches", 2],
          ["сумка", 4],
        ] as const) {
          const found = await find(engine, { ...offered, text });
          expect(found, text).toMatchObject({ ids: [id], matchesAllWords: true, correctedText: null });
        }
        expect(await idsOf(engine, { ...offered, text: "belaidės" })).toEqual([1]);
        expect(await idsOf(engine, { ...offered, text: "zabaki" }), "not offered").toEqual([]);
        expect(await find(engine, { ...offered, text: "belaides ausimes" })).toMatchObject({ ids: [1] });
        const suggested = await engine.suggest({ ...scope, ...offered, text: "headph" });
        expect(suggested.ids).toEqual([1]);
      }));

    test("CATALOG-06 a language is searched in its own words, by the English ones where it has none", () =>
      withEngine(create, shop, async (engine) => {
        expect(await idsOf(engine, { language: "lt", text: "headphones" })).toEqual([]);
        expect(await idsOf(engine, { language: "lt", text: "boots" })).toEqual([3]);
      }));
  });
}
