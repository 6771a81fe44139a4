import { CHAPTER_HAZARDS, type Chapter } from "#domain/forwarding/customs/chapters.ts";
import type { Hazard } from "#domain/forwarding/customs/hazards.ts";
import { chapterOf, hasHeading, headingOf } from "#domain/forwarding/customs/headings.ts";
import { isUnnamedCode, searchCodes, searchedDigits } from "#domain/forwarding/customs/search-codes.ts";
import type { Language } from "#domain/operations/storefronts/storefront.ts";
import { searchWords } from "#domain/selling/delivery/search-words.ts";
import type { Translate } from "#i18n/translate.ts";
import type { CustomsData, TariffCode } from "./customs-store.ts";

export interface NamedCode {
  hs6: string;
  /** In the reader's language, else in English; a code without a name of its own has that of its chapter. */
  name: string;
  hazards: readonly Hazard[];
}

type Codes = CustomsData["codes"];

const FALLBACK: Language = "en";

/** Null for a code that does not exist. */
export function nameCode(codes: Codes, hs6: string, t: Translate): NamedCode | null {
  const code = codes.get(hs6);
  if (code) return named(code, t.language);
  return hasHeading(hs6) ? { hs6, name: chapterName(hs6, t), hazards: hazardsOf(codes, hs6) } : null;
}

/** A code that is not in the table has the hazards of its heading's codes, else the usual ones of its chapter. */
export function hazardsOf(codes: Codes, hs6: string): readonly Hazard[] {
  const code = codes.get(hs6);
  if (code) return code.hazards;
  const alike = [...codes.values()].filter((each) => headingOf(each.hs6) === headingOf(hs6));
  if (alike.length > 0) return [...new Set(alike.flatMap(({ hazards }) => hazards))];
  return hasHeading(hs6) ? CHAPTER_HAZARDS[chapterOf(hs6) as Chapter] : [];
}

/** By digits or words; all of them where nothing is asked. Six digits that exist are always found. */
export function findCodes(codes: Codes, query: string, t: Translate): NamedCode[] {
  const searchable = [...codes.values()].map((code) => ({
    code,
    hs6: code.hs6,
    words: code.words.get(t.language) ?? code.words.get(FALLBACK) ?? [],
    chapterWords: searchWords(chapterName(code.hs6, t)),
  }));
  const found = searchCodes(searchable, query).map(({ code }) => named(code, t.language));
  const digits = searchedDigits(query);
  const unnamed = digits !== null && isUnnamedCode(digits, searchable) ? nameCode(codes, digits, t) : null;
  return unnamed ? [unnamed, ...found] : found;
}

const chapterName = (hs6: string, t: Translate) => t(`customs.chapter.${chapterOf(hs6) as Chapter}`);

export const named = ({ hs6, names, hazards }: TariffCode, language: Language): NamedCode => ({
  hs6,
  name: names.get(language) ?? names.get(FALLBACK) ?? hs6,
  hazards,
});
