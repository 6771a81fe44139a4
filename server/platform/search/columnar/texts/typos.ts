import { type Lexicon, lettersOf } from "./lexicon.ts";

const ONE_TYPO_FROM = 4;
const TWO_TYPOS_FROM = 8;
const MAX_COMPARED_WORDS = 20_000;
const MAX_TYPO_WORDS = 20;

export interface TypoMatch {
  readonly word: number;
  readonly typos: number;
}

/** Short words allow no typing error, words from four letters one, from eight two; numbers are never guessed. */
export function allowedTypos(word: string): number {
  if (/\d/.test(word) || word.length < ONE_TYPO_FROM) return 0;
  return word.length < TWO_TYPOS_FROM ? 1 : 2;
}

function bitsIn(value: number): number {
  let bits = value - ((value >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/**
 * The known words nearest to a mistyped one: those of fewest typos first, then the most used. With `asPrefix` the word
 * may be the mistyped beginning of a known one. A look at lengths and letters spares nearly all comparisons.
 */
export function mistyped(lexicon: Lexicon, word: string, asPrefix: boolean): TypoMatch[] {
  const allowed = allowedTypos(word);
  if (allowed === 0) return [];
  const letters = lettersOf(word);
  const found: TypoMatch[] = [];
  const { count } = lexicon.words;
  // Words with the same first letter before the others: it is mistyped least, and there may be too many words.
  const first = lexicon.words.startOf(word.charAt(0));
  let compared = 0;
  for (let step = 0; step < count && compared < MAX_COMPARED_WORDS; step++) {
    const id = (first + step) % count;
    const difference = lexicon.words.lengthOf(id) - word.length;
    if (difference < -allowed || (!asPrefix && difference > allowed)) continue;
    if (bitsIn(letters & ~(lexicon.letters[id] as number)) > allowed) continue;
    compared++;
    const typos = typoDistance(word, lexicon.words.text(id), allowed, asPrefix);
    if (typos <= allowed) found.push({ word: id, typos });
  }
  found.sort((a, b) => a.typos - b.typos || lexicon.usesOf(b.word) - lexicon.usesOf(a.word));
  return found.slice(0, MAX_TYPO_WORDS);
}

const MAX_WIDTH = 64;
/** Three rows of the table of distances, used in turn: a query compares thousands of words. */
const rows = [new Uint8Array(MAX_WIDTH), new Uint8Array(MAX_WIDTH), new Uint8Array(MAX_WIDTH)] as const;

/**
 * Letters to add, drop, change or swap with their neighbour to turn one word into another (or into its beginning);
 * anything above `most` may be said as most + 1.
 */
export function typoDistance(word: string, other: string, most: number, asPrefix: boolean): number {
  const width = Math.min(other.length, word.length + most);
  if (width >= MAX_WIDTH || (!asPrefix && width < other.length)) return most + 1;
  let [before, previous, current] = rows as readonly [Uint8Array, Uint8Array, Uint8Array];
  for (let column = 0; column <= width; column++) previous[column] = column;
  for (let row = 1; row <= word.length; row++) {
    if (fillRow(word, other, row, width, before, previous, current) > most) return most + 1;
    [before, previous, current] = [previous, current, before];
  }
  return asPrefix ? Math.min(...previous.subarray(0, width + 1)) : (previous[width] as number);
}

/** Fills one row of the table and says its least distance: once that is too large, no later row can be smaller. */
function fillRow(
  word: string,
  other: string,
  row: number,
  width: number,
  before: Uint8Array,
  previous: Uint8Array,
  current: Uint8Array,
): number {
  const letter = word.charCodeAt(row - 1);
  const letterBefore = word.charCodeAt(row - 2);
  let least = row;
  current[0] = row;
  for (let column = 1; column <= width; column++) {
    const otherLetter = other.charCodeAt(column - 1);
    let cost = (previous[column - 1] as number) + (letter === otherLetter ? 0 : 1);
    cost = Math.min(cost, (current[column - 1] as number) + 1, (previous[column] as number) + 1);
    const isSwap = column > 1 && letter === other.charCodeAt(column - 2) && letterBefore === otherLetter;
    if (row > 1 && isSwap) cost = Math.min(cost, (before[column - 2] as number) + 1);
    current[column] = cost;
    if (cost < least) least = cost;
  }
  return least;
}
