import type { Language } from "#domain/operations/storefronts/storefront.ts";

export type LocalizedTexts<T = string> = ReadonlyMap<Language, T>;

/** The text in this language, else in English, else in the first one there is. */
export function inLanguage<T>(texts: LocalizedTexts<T>, language: Language): T | undefined {
  return texts.get(language) ?? texts.get("en") ?? texts.values().next().value;
}

/** Groups rows of texts by id and language. */
export function groupTexts<Row extends { language: Language }, T>(
  rows: readonly Row[],
  idOf: (row: Row) => number,
  textOf: (row: Row) => T,
): (id: number) => LocalizedTexts<T> {
  const groups = new Map<number, Map<Language, T>>();
  for (const row of rows) {
    const texts = groups.get(idOf(row)) ?? new Map<Language, T>();
    texts.set(row.language, textOf(row));
    groups.set(idOf(row), texts);
  }
  return (id) => groups.get(id) ?? new Map();
}
