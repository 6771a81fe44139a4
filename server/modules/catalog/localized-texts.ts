import type { Language } from "../../../domain/storefronts/storefront.ts";

/** Something said in several languages. */
export type LocalTexts<T = string> = ReadonlyMap<Language, T>;

/** In the reader's language, else in English, else in the first language that there is. */
export function inLanguage<T>(texts: LocalTexts<T>, language: Language): T | undefined {
  return texts.get(language) ?? texts.get("en") ?? texts.values().next().value;
}

/** Rows of texts by what they are about, each with its languages. */
export function groupTexts<Row extends { language: Language }, T>(
  rows: readonly Row[],
  idOf: (row: Row) => number,
  textOf: (row: Row) => T,
): (id: number) => LocalTexts<T> {
  const groups = new Map<number, Map<Language, T>>();
  for (const row of rows) {
    const texts = groups.get(idOf(row)) ?? new Map<Language, T>();
    texts.set(row.language, textOf(row));
    groups.set(idOf(row), texts);
  }
  return (id) => groups.get(id) ?? new Map();
}
