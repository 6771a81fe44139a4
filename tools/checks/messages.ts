import { LANGUAGES, type Language } from "#domain/operations/storefronts/storefront.ts";
import { type Catalogue, readCatalogue } from "./message-catalogue.ts";
import { placeholderFindings } from "./message-placeholders.ts";
import { unknownFindings, unusedFindings } from "./message-usage.ts";
import { valuesFindings } from "./message-values.ts";
import { publicTextFindings } from "./public-texts.ts";
import { type Finding, isUnder, type SourceFile } from "./source.ts";

/** Texts of more than three words that are rightly the same in English and another language. */
const sameInEveryLanguage: readonly string[] = [];

interface MessageSet {
  folder: string;
  locales: readonly Language[];
  /** The folders whose code may use its messages. */
  askedBy: readonly string[];
}

/** The messages of both apps, in the languages of the storefronts. */
const shared = {
  folder: "i18n/messages",
  askedBy: ["storefront", "client", "ui", "i18n", "domain", "contracts", "server", "backoffice", "demo"],
};

/** The messages for staff alone. */
const staff: MessageSet = { folder: "i18n/staff", locales: ["en", "lt"], askedBy: ["backoffice"] };

/** The message files of each set have the same keys, are used, and are typeset properly. */
export function checkMessages(files: readonly SourceFile[], locales: readonly Language[] = LANGUAGES): Finding[] {
  const findings: Finding[] = [];
  const [english, staffEnglish] = [{ ...shared, locales }, staff].map((set) => readSet(set, files, findings));
  const both = [english, staffEnglish].filter((catalogue) => catalogue !== undefined);
  const keys = both.flatMap(({ names }) => [...names]);
  if (both.length === 2) findings.push(...valuesFindings(both, files));
  if (english) findings.push(...unusedFindings(english, files, shared.askedBy));
  if (staffEnglish) findings.push(...unusedFindings(staffEnglish, files, staff.askedBy));
  findings.push(...publicTextFindings(new Set(english?.names), files));
  findings.push(...unknownFindings(new Set(english?.names), files, difference(shared.askedBy, staff.askedBy)));
  findings.push(...unknownFindings(new Set(keys), files, staff.askedBy));
  return findings;
}

const difference = (all: readonly string[], without: readonly string[]) =>
  all.filter((each) => !without.includes(each));

/** Checks the files of one set; returns its English messages, which the others are compared with. */
function readSet(set: MessageSet, files: readonly SourceFile[], findings: Finding[]): Catalogue | undefined {
  const catalogues: Catalogue[] = [];
  for (const locale of set.locales) {
    const path = `${set.folder}/${locale}.json`;
    const file = files.find((each) => each.path === path);
    if (!file) findings.push({ file: path, line: 1, message: "missing message file" });
    else catalogues.push(readCatalogue(file, locale, findings));
  }
  for (const { path } of files.filter((each) => isUnder(each.path, set.folder))) {
    const isKnown = set.locales.some((locale) => path === `${set.folder}/${locale}.json`);
    if (!isKnown) findings.push({ file: path, line: 1, message: "unknown language" });
  }
  const english = catalogues.find(({ locale }) => locale === "en");
  for (const catalogue of catalogues) {
    findings.push(...orderFindings(catalogue), ...wordingFindings(catalogue), ...pluralFindings(catalogue));
    if (english && catalogue !== english) findings.push(...comparisonFindings(catalogue, english));
    findings.push(...placeholderFindings(catalogue, english ?? catalogue));
  }
  return english;
}

/** Order of code units, as `Object.keys(…).sort()` gives it. */
function orderFindings({ entries, at }: Catalogue): Finding[] {
  const keys = [...entries.keys()];
  const wrong = keys.find((key, index) => index > 0 && key < (keys[index - 1] ?? ""));
  return wrong === undefined ? [] : [at(wrong, `"${wrong}" is out of order: keys are sorted`)];
}

function wordingFindings({ entries, at }: Catalogue): Finding[] {
  const findings: Finding[] = [];
  for (const [key, text] of entries) {
    if (text.trim() === "") findings.push(at(key, `"${key}" is empty`));
    if (/["']/.test(text)) findings.push(at(key, `"${key}" has a straight quote: use ’ “ ” „`));
    if (text.includes("!")) findings.push(at(key, `"${key}" has an exclamation mark`));
    if (text.replace("/...", "").includes("...")) findings.push(at(key, `"${key}" has three dots: use …`));
    if (text !== text.trim()) findings.push(at(key, `"${key}" begins or ends with a space`));
  }
  return findings;
}

function pluralFindings({ plurals, entries, categories, at }: Catalogue): Finding[] {
  const findings: Finding[] = [];
  for (const [base, forms] of plurals) {
    const first = `${base}_${[...forms.keys()][0]}`;
    if (entries.has(base)) findings.push(at(base, `"${base}" is both a plain text and a plural`));
    for (const category of categories)
      if (!forms.has(category)) findings.push(at(first, `"${base}" lacks the plural form "${category}"`));
    for (const category of forms.keys())
      if (!categories.includes(category))
        findings.push(
          at(`${base}_${category}`, `"${base}" has the plural form "${category}", which the language lacks`),
        );
  }
  return findings;
}

function comparisonFindings(catalogue: Catalogue, english: Catalogue): Finding[] {
  const { at, entries } = catalogue;
  const findings: Finding[] = [];
  for (const key of english.names) if (!catalogue.names.has(key)) findings.push(at(key, `"${key}" is missing`));
  for (const key of catalogue.names) if (!english.names.has(key)) findings.push(at(key, `"${key}" is not in English`));
  for (const [key, text] of entries) {
    if (text !== english.entries.get(key) || sameInEveryLanguage.includes(text)) continue;
    const words = text.replace(/\{\{.*?\}\}/g, " ").match(/\p{L}+/gu) ?? [];
    if (words.length > 3) findings.push(at(key, `"${key}" is still in English`));
  }
  return findings;
}
