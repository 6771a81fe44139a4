import { DEMO_LANGUAGE_CODES, type DemoLanguage } from "../languages.ts";

/** One text in every language. */
export type Words = Readonly<Record<DemoLanguage, string>>;

export const words = (en: string, lt: string, lv: string, ee: string, ru: string): Words => ({ en, lt, lv, ee, ru });

export function mapWords(write: (language: DemoLanguage) => string): Words {
  return Object.fromEntries(DEMO_LANGUAGE_CODES.map((language) => [language, write(language)])) as Record<
    DemoLanguage,
    string
  >;
}
