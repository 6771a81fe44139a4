const PLAIN = /^[\p{ASCII}]*$/u;
const MARKS = /\p{M}+/gu;
/** Letters that have no decomposition of their own. */
const SPECIAL = /[ßæœøđðłıþ]/g;
const SPECIAL_LETTERS: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  ł: "l",
  ı: "i",
  þ: "th",
};

/** A lower-case word as it is compared: without diacritics, so that "ausines" finds "ausinės". */
export function fold(word: string): string {
  if (PLAIN.test(word)) return word;
  const bare = word.normalize("NFKD").replace(MARKS, "");
  return bare.toLowerCase().replace(SPECIAL, (letter) => SPECIAL_LETTERS[letter] ?? letter);
}
