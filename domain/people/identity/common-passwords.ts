import { COMMON_WORDS, KEY_WALKS } from "./common-words.ts";

const SHORTEST_WALK = 3;
const MAX_PIECES = 2;
const MAX_OTHER_CHARACTERS = 3;
const LONGEST_PERIOD = 6;

const LOOKALIKES: Readonly<Record<string, string>> = {
  "@": "a",
  "4": "a",
  "3": "e",
  "1": "i",
  "!": "i",
  "0": "o",
  $: "s",
  "5": "s",
  "7": "t",
};
const KEY_WALKS_IN_BOTH_DIRECTIONS = KEY_WALKS.flatMap((walk) => [walk, Array.from(walk).reverse().join("")]);

/**
 * A common password is a common word or a walk over the keyboard, or two of them, with at most three other characters; or
 * a short repeated pattern (T009). The rule replaces a list of many thousands.
 */
export function isCommonPassword(password: string): boolean {
  const typed = password.toLowerCase();
  const read = Array.from(typed, (character) => LOOKALIKES[character] ?? character).join("");
  return isRepeated(typed) || isMadeOfPieces({ typed, read }, 0, MAX_PIECES, MAX_OTHER_CHARACTERS);
}

function isRepeated(text: string): boolean {
  for (let period = 1; period <= LONGEST_PERIOD; period += 1) {
    const pattern = text.slice(0, period);
    if (text.length >= 2 * period && pattern.repeat(Math.ceil(text.length / period)).startsWith(text)) return true;
  }
  return false;
}

interface Reading {
  typed: string;
  /** With digits and signs replaced by the letters that they look like. */
  read: string;
}

function isMadeOfPieces(text: Reading, at: number, pieces: number, others: number): boolean {
  if (at >= text.typed.length) return true;
  const lengths = pieces > 0 ? pieceLengths(text, at) : [];
  if (lengths.some((length) => isMadeOfPieces(text, at + length, pieces - 1, others))) return true;
  return others > 0 && isMadeOfPieces(text, at + 1, pieces, others - 1);
}

function pieceLengths({ typed, read }: Reading, at: number): number[] {
  const word = COMMON_WORDS.filter((candidate) => read.startsWith(candidate, at) || typed.startsWith(candidate, at));
  const lengths = [
    ...word.map(({ length }) => length),
    walkLength(typed, at),
    runLength(typed, at),
    yearLength(typed, at),
  ];
  return lengths.filter((length) => length > 0);
}

function walkLength(typed: string, at: number): number {
  let longest = 0;
  for (const walk of KEY_WALKS_IN_BOTH_DIRECTIONS) {
    let length = SHORTEST_WALK;
    while (at + length <= typed.length && walk.includes(typed.slice(at, at + length))) {
      longest = Math.max(longest, length);
      length += 1;
    }
  }
  return longest;
}

function runLength(typed: string, at: number): number {
  const [run = ""] = /^(.)\1{2,}/u.exec(typed.slice(at)) ?? [];
  return run.length;
}

const yearLength = (typed: string, at: number) => (/^(?:19|20)\d\d/.test(typed.slice(at)) ? 4 : 0);
