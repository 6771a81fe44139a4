import { type Catalogue, pluralRulesOf } from "./message-catalogue.ts";
import type { Finding } from "./source.ts";

/** Every language offers the same {{names}} and <tags> to the code that fills them. */
export function placeholderFindings(catalogue: Catalogue, english: Catalogue): Finding[] {
  const { entries, plurals, at } = catalogue;
  const findings: Finding[] = [];
  const compare = (key: string, text: string, expected: Set<string>, optional?: string) => {
    const found = namesIn(text);
    for (const name of expected)
      if (!found.has(name) && name !== optional) findings.push(at(key, `"${key}" lacks ${name}`));
    for (const name of found) if (!expected.has(name)) findings.push(at(key, `"${key}" has ${name}, English has not`));
  };

  for (const [key, text] of entries) {
    if (/[{}]/.test(text.replace(/\{\{[^{}]+\}\}/g, "")))
      findings.push(at(key, `"${key}" has a broken placeholder: write {{name}}`));
    const original = english.entries.get(key);
    const isPlain = catalogue.names.has(key);
    if (original !== undefined && isPlain && catalogue !== english) compare(key, text, namesIn(original));
  }
  for (const [base, forms] of plurals) {
    const original = english.plurals.get(base)?.get("other");
    if (original === undefined) continue;
    for (const [category, text] of forms)
      compare(`${base}_${category}`, text, namesIn(original), meansOneNumber(catalogue, category) ? "{{count}}" : "");
  }
  return findings;
}

/** "One parcel" is right where `one` is the number 1 alone; in Lithuanian, Russian and Latvian it also covers 21. */
function meansOneNumber({ locale }: Catalogue, category: string): boolean {
  return category === "one" && pluralRulesOf(locale).select(21) !== "one";
}

function namesIn(text: string): Set<string> {
  const names = [...text.matchAll(/\{\{-?\s*([\w.]+)[^}]*\}\}/g)].map((match) => `{{${match[1]}}}`);
  const tags = [...text.matchAll(/<\/?([\w-]+)\s*\/?>/g)].map((match) => `<${match[1]}>`);
  return new Set([...names, ...tags]);
}
