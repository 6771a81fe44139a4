const MARKS = /\p{M}+/gu;
const WORDS = /\p{L}+|\p{N}+/gu;

/** Cyrillic as the Baltic languages write names, without their accents. */
const LATIN: Readonly<Record<string, string>> = {
  а: "a",
  б: "b",
  в: "v",
  г: "g",
  д: "d",
  е: "e",
  ж: "z",
  з: "z",
  и: "i",
  к: "k",
  л: "l",
  м: "m",
  н: "n",
  о: "o",
  п: "p",
  р: "r",
  с: "s",
  т: "t",
  у: "u",
  ф: "f",
  х: "h",
  ц: "c",
  ч: "c",
  ш: "s",
  щ: "sc",
  ъ: "",
  ы: "i",
  ь: "",
  э: "e",
  ю: "iu",
  я: "ia",
  // One sound, written differently: Jonava and Йонава, Alytus and Алитус.
  j: "i",
  y: "i",
};
const LETTERS = new RegExp(`[${Object.keys(LATIN).join("")}]`, "g");

/**
 * The words that places are searched by: without capitals, accents and signs, and in one alphabet, so that "siauliai",
 * "Šiauliai" and "Шяуляй" are the same (CHECKOUT-09). Letters and digits part: LT-01103 and 01103 meet in the number.
 */
export function searchWords(text: string): string[] {
  const bare = text.normalize("NFKD").replace(MARKS, "").toLowerCase();
  return (bare.match(WORDS) ?? []).map((word) =>
    word.replace(/^е/, "ие").replace(LETTERS, (letter) => LATIN[letter] ?? letter),
  );
}

/** Whether every word asked for begins a word of the place, in any order (CHECKOUT-09). */
export function matchesAll(asked: readonly string[], words: readonly string[]): boolean {
  return asked.every((start) => words.some((word) => word.startsWith(start)));
}
