import type { Language } from "#domain/operations/storefronts/storefront.ts";

/** The languages that the demo's texts are written in; the product may speak more (docs/add-a-language.md). */
export const DEMO_LANGUAGES = {
  en: { id: 1, title: "English" },
  lt: { id: 2, title: "Lietuvių" },
  lv: { id: 3, title: "Latviešu" },
  ee: { id: 4, title: "Eesti" },
  ru: { id: 5, title: "Русский" },
} as const satisfies Partial<Record<Language, { id: number; title: string }>>;

export type DemoLanguage = keyof typeof DEMO_LANGUAGES;

export const DEMO_LANGUAGE_CODES = Object.keys(DEMO_LANGUAGES) as DemoLanguage[];
