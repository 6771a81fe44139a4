import { DEMO_LANGUAGE_CODES, type DemoLanguage } from "../../languages.ts";
import { slugOf } from "../slug.ts";
import { mapWords, type Words } from "../words.ts";
import { ACCESSORIES } from "./accessories.ts";
import type { Category } from "./category.ts";
import { CLOTHES } from "./clothes.ts";
import { COSMETICS } from "./cosmetics.ts";
import { ELECTRONICS } from "./electronics.ts";
import { FOOTWEAR } from "./footwear.ts";

export const CATEGORIES: readonly Category[] = [...ELECTRONICS, ...CLOTHES, ...FOOTWEAR, ...ACCESSORIES, ...COSMETICS];

/** The two category documents; a storefront shows the tree of one of them. */
export const DOC_KEYS = ["1", "2"] as const;
export type DocKey = (typeof DOC_KEYS)[number];

const FIRST_IDS: Readonly<Record<DocKey, number>> = { 1: 3_001, 2: 5_001 };

const byKey = new Map(CATEGORIES.map((category, index) => [category.key, { category, index }]));

function found(key: string) {
  const entry = byKey.get(key);
  if (!entry) throw new Error(`There is no category ${key}`);
  return entry;
}

export function categoryId(key: string, docKey: DocKey): number {
  const { category, index } = found(key);
  const [first, second] = category.ids ?? [];
  return (docKey === "1" ? first : second) ?? FIRST_IDS[docKey] + index;
}

/** The category and its ancestors, the department last. */
function ancestors(key: string): Category[] {
  const { category } = found(key);
  return [category, ...(category.parent === null ? [] : ancestors(category.parent))];
}

/** Whether a category is one of these or a descendant. */
export function isIn(category: string, ...keys: string[]): boolean {
  return ancestors(category).some(({ key }) => keys.includes(key));
}

export function departmentOf(key: string): string {
  return ancestors(key).at(-1)?.key ?? key;
}

/** The full path in one language, such as electronics/audio/headphones. */
export function categorySlug(key: string, language: DemoLanguage): string {
  return ancestors(key)
    .toReversed()
    .map(({ name }) => slugOf(name[language]))
    .join("/");
}

/** Former slugs of a category, by language. */
export function oldCategorySlugs({ parent, oldName }: Category): { language: DemoLanguage; slug: string }[] {
  if (!oldName) return [];
  return DEMO_LANGUAGE_CODES.map((language) => {
    const path = parent === null ? [] : [categorySlug(parent, language)];
    return { language, slug: [...path, slugOf(oldName[language])].join("/") };
  });
}

const TITLES: Readonly<Record<DemoLanguage, (name: string) => string>> = {
  en: (name) => `${name} online`,
  lt: (name) => `${name} internetu`,
  lv: (name) => `${name} internetā`,
  ee: (name) => `${name} internetist`,
  ru: (name) => `${name} онлайн`,
};

export function pageTitle({ name }: Category): Words {
  return mapWords((language) => TITLES[language](name[language]));
}
