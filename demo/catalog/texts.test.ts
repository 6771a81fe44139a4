import { describe, expect, test } from "vitest";
import { readPictureName } from "../drawings/products/picture-name.ts";
import { DEMO_LANGUAGE_CODES } from "../languages.ts";
import {
  CATEGORIES,
  categoryId,
  categorySlug,
  DOC_KEYS,
  oldCategorySlugs,
  pageTitle,
} from "./categories/category-tree.ts";
import { FIELDS, fieldOf } from "./fields/all-fields.ts";
import { FLAGS } from "./flags.ts";
import { KINDS } from "./kinds/all-kinds.ts";
import { DRAWN, picturesOf } from "./pictures.ts";
import { type Product, productOf } from "./product.ts";
import type { Words } from "./words.ts";

const SLUG = /^[a-z0-9-]+(\/[a-z0-9-]+)*$/;
const products: readonly Product[] = Array.from({ length: 2_000 }, (_, index) => productOf(index + 1));

const repeated = <T>(values: readonly T[]) => values.filter((value, index) => values.indexOf(value) !== index);

/** Texts that are missing, have superfluous spaces or letters of another alphabet. */
function faults(texts: Words): string[] {
  return DEMO_LANGUAGE_CODES.filter((language) => {
    const text = texts[language];
    const isForeign = language !== "ru" && /\p{Script=Cyrillic}/u.test(text);
    return text === "" || text !== text.trim() || text.includes("  ") || text.includes("undefined") || isForeign;
  }).map((language) => `${language}: "${texts[language]}" (${texts.en})`);
}

describe("texts of the demo catalogue", () => {
  test("are there in five languages for every category, field, option and flag", () => {
    const all = [
      ...CATEGORIES.flatMap((category) => [category.name, category.description, pageTitle(category)]),
      ...FIELDS.flatMap(({ name, options }) => [name, ...[...options.values()].map(({ label }) => label)]),
      ...FLAGS.flatMap(({ name, description }) => [name, description]),
    ];
    expect(all.flatMap(faults)).toEqual([]);
  });

  test("are there in five languages for every product", () => {
    expect(
      products.flatMap(({ texts }) => [texts.name, texts.description, texts.keywords, texts.slug].flatMap(faults)),
    ).toEqual([]);
  });

  test("CATALOG-15 lead to one product by its address in each language", () => {
    for (const language of DEMO_LANGUAGE_CODES) {
      const slugs = products.map(({ texts }) => texts.slug[language]);
      expect(new Set(slugs).size, language).toBe(products.length);
      expect(slugs.filter((slug) => !SLUG.test(slug))).toEqual([]);
    }
  });

  test("give no two models of a kind the same name", () => {
    for (const { key, marks, series } of KINDS) {
      expect(repeated(marks), key).toEqual([]);
      expect(repeated(series.map(([, word]) => word)), key).toEqual([]);
    }
  });
});

describe("CATALOG-03 the category tree", () => {
  test("has the fixed ids of both category documents", () => {
    const departments = ["electronics", "clothes", "footwear", "accessories", "cosmetics"];
    expect(departments.map((key) => categoryId(key, "1"))).toEqual([2, 2511, 1932, 1941, 1984]);
    expect(departments.map((key) => categoryId(key, "2"))).toEqual([684, 2707, 2429, 2443, 2471]);
  });

  test("gives every category of both documents an id of its own", () => {
    expect(repeated(DOC_KEYS.flatMap((docKey) => CATEGORIES.map(({ key }) => categoryId(key, docKey))))).toEqual([]);
  });

  test("gives every category an address of its own, also beside those that have moved", () => {
    for (const language of DEMO_LANGUAGE_CODES) {
      const current = CATEGORIES.map(({ key }) => categorySlug(key, language));
      const former = CATEGORIES.flatMap(oldCategorySlugs)
        .filter((old) => old.language === language)
        .map(({ slug }) => slug);
      expect(former.length).toBeGreaterThanOrEqual(3);
      expect(repeated([...current, ...former]), language).toEqual([]);
      expect([...current, ...former].filter((slug) => !SLUG.test(slug))).toEqual([]);
    }
  });

  test("has products in each of its leaves, and filters by fields that exist", () => {
    const parents = new Set(CATEGORIES.map(({ parent }) => parent));
    const filled = new Set(products.map(({ category }) => category));
    expect(CATEGORIES.filter(({ key }) => !parents.has(key) && !filled.has(key))).toEqual([]);
    expect(CATEGORIES.flatMap(({ fields }) => fields.map((field) => fieldOf(field).key))).not.toEqual([]);
  });
});

test("every picture of the demo catalogue can be drawn", () => {
  const paths = [
    ...products.flatMap(picturesOf).map(({ path }) => path),
    ...CATEGORIES.map(({ image }) => DRAWN + image),
  ];
  expect(paths.filter((path) => !path.startsWith(DRAWN) || !readPictureName(path.slice(DRAWN.length)))).toEqual([]);
});
