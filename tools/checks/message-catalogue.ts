import { htmlLanguage, type Language } from "#domain/operations/storefronts/storefront.ts";
import { type Finding, findingAt, type SourceFile } from "./source.ts";

const suffix = /^(.+)_(zero|one|two|few|many|other)$/;

export interface Catalogue {
  locale: Language;
  entries: Map<string, string>;
  /** Base key → plural category → text. */
  plurals: Map<string, Map<string, string>>;
  /** Plain keys and the bases of plurals: what code asks for. */
  names: Set<string>;
  /** The plural categories of the language. */
  categories: readonly string[];
  at: (key: string, message: string) => Finding;
}

export function readCatalogue(file: SourceFile, locale: Language, findings: Finding[]): Catalogue {
  const entries = new Map<string, string>();
  for (const [key, text] of Object.entries(parse(file, findings))) {
    const at = offsetOf(file, key);
    if (!/^[a-z][\w-]*(?:\.[\w-]+)+$/i.test(key)) findings.push(findingAt(file, at, `"${key}" is not "area.key"`));
    if (typeof text === "string") entries.set(key, text);
    else findings.push(findingAt(file, at, `"${key}" is not a text: the file is a flat map`));
  }
  const plurals = new Map<string, Map<string, string>>();
  const names = new Set<string>();
  for (const [key, text] of entries) {
    const [, base, category] = suffix.exec(key) ?? [];
    names.add(base ?? key);
    if (base && category) plurals.set(base, (plurals.get(base) ?? new Map()).set(category, text));
  }
  const at = (key: string, message: string) => findingAt(file, offsetOf(file, key), message);
  return { locale, entries, plurals, names, categories: pluralRulesOf(locale).resolvedOptions().pluralCategories, at };
}

export const pluralRulesOf = (locale: Language) => new Intl.PluralRules(htmlLanguage(locale));

function parse(file: SourceFile, findings: Finding[]): Record<string, unknown> {
  try {
    return JSON.parse(file.text);
  } catch (error) {
    findings.push(findingAt(file, 0, `is not JSON: ${(error as Error).message}`));
    return {};
  }
}

function offsetOf(file: SourceFile, key: string): number {
  const exact = file.text.indexOf(`"${key}"`);
  return Math.max(exact === -1 ? file.text.indexOf(`"${key}_`) : exact, 0);
}
