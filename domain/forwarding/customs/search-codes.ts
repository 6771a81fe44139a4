import { matchesAll, searchWords } from "#domain/selling/delivery/search-words.ts";
import { hasHeading } from "./headings.ts";

/** A code as it is searched for: its digits, the words of its name, and those of its chapter's name. */
export interface SearchableCode {
  hs6: string;
  words: readonly string[];
  chapterWords: readonly string[];
}

const DIGITS_ONLY = /^[\d.\s]+$/;
const CODE_DIGITS = 6;

/** The digits of a search for a code, six at most; null for a search by words. */
export function searchedDigits(query: string): string | null {
  const typed = query.trim();
  return DIGITS_ONLY.test(typed) ? typed.replaceAll(/\D/g, "").slice(0, CODE_DIGITS) : null;
}

/**
 * Codes by the beginning of their digits, or by words in any order. Codes whose names begin so come first, then those whose
 * names have the words, then those of a chapter that has them.
 */
export function searchCodes<Code extends SearchableCode>(codes: readonly Code[], query: string): Code[] {
  if (query.trim() === "") return [...codes];
  const digits = searchedDigits(query);
  if (digits !== null) return codes.filter(({ hs6 }) => hs6.startsWith(digits));
  const asked = searchWords(query);
  const [first = ""] = asked;
  const rankOf = ({ words }: Code) => {
    if (!matchesAll(asked, words)) return 2;
    return words[0]?.startsWith(first) ? 0 : 1;
  };
  return codes
    .filter(({ words, chapterWords }) => asked.length > 0 && matchesAll(asked, [...words, ...chapterWords]))
    .toSorted((a, b) => rankOf(a) - rankOf(b));
}

/** Whether six digits were searched for that exist, though no code of that number has a name of its own. */
export const isUnnamedCode = (digits: string, codes: readonly SearchableCode[]): boolean =>
  hasHeading(digits) && !codes.some(({ hs6 }) => hs6 === digits);

/** As people write it: 6404.11. */
export const formatCode = (hs6: string): string => `${hs6.slice(0, 4)}.${hs6.slice(4)}`;
