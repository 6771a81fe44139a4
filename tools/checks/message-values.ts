import type { Catalogue } from "./message-catalogue.ts";
import type { Finding, SourceFile } from "./source.ts";

export const VALUES_FILE = "i18n/message-values.d.ts";

/** The names in each text, as types: the compiler refuses a text that is asked for without its values (ERROR-05). */
export function messageValues(catalogues: readonly Pick<Catalogue, "entries" | "plurals">[]): string {
  const names = new Map<string, Set<string>>();
  const add = (key: string, found: readonly string[]) =>
    found.length > 0 && names.set(key, new Set([...(names.get(key) ?? []), ...found]));
  for (const { entries, plurals } of catalogues) {
    for (const [key, text] of entries) add(key, namesIn(text));
    for (const [base, forms] of plurals) {
      for (const category of forms.keys()) names.delete(`${base}_${category}`);
      add(base, ["count", ...[...forms.values()].flatMap(namesIn)]);
    }
  }
  const lines = [...names.keys()].sort().map((key) => `  "${key}": ${union(names.get(key) ?? [])};`);
  return ["/** Written by `npm run messages`. */", "export interface MessageValues {", ...lines, "}", ""].join("\n");
}

const namesIn = (text: string) => [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name = ""]) => name);

const union = (names: Iterable<string>) =>
  [...names]
    .sort()
    .map((name) => `"${name}"`)
    .join(" | ");

export function valuesFindings(english: readonly Catalogue[], files: readonly SourceFile[]): Finding[] {
  const isWritten = files.some(({ path, text }) => path === VALUES_FILE && text === messageValues(english));
  if (isWritten) return [];
  return [{ file: VALUES_FILE, line: 1, message: "does not have the placeholders of the messages: npm run messages" }];
}
