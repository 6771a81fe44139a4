import { LANGUAGES, type Language } from "../../domain/storefronts/storefront.ts";

/** One text in every language. */
export type Words = Readonly<Record<Language, string>>;

export const words = (en: string, lt: string, lv: string, ee: string, ru: string): Words => ({ en, lt, lv, ee, ru });

/** Figures, units and names, which no language changes. */
export const same = (text: string): Words => words(text, text, text, text, text);

export function mapWords(write: (language: Language) => string): Words {
  return Object.fromEntries(LANGUAGES.map((language) => [language, write(language)])) as Record<Language, string>;
}
