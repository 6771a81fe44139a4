import { matchesAll, searchWords } from "../delivery/search-words.ts";

/** A code as it is searched for: its digits, and the words of its names. */
export interface SearchableCode {
  hs6: string;
  words: readonly string[];
}

const DIGITS_ONLY = /^[\d.\s]+$/;

/** Codes by the beginning of their digits, or by words of their names in any order; those that begin so come first. */
export function searchCodes<Code extends SearchableCode>(codes: readonly Code[], query: string): Code[] {
  const typed = query.trim();
  if (typed === "") return [...codes];
  if (DIGITS_ONLY.test(typed)) {
    const digits = typed.replaceAll(/\D/g, "");
    return codes.filter(({ hs6 }) => hs6.startsWith(digits));
  }
  const asked = searchWords(typed);
  const [first = ""] = asked;
  const begins = ({ words: [word = ""] }: Code) => (word.startsWith(first) ? 0 : 1);
  return codes
    .filter(({ words }) => asked.length > 0 && matchesAll(asked, words))
    .toSorted((a, b) => begins(a) - begins(b));
}

/** As people write it: 6404.11. */
export const formatCode = (hs6: string): string => `${hs6.slice(0, 4)}.${hs6.slice(4)}`;
