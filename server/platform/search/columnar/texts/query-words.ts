import { fold } from "../../text/fold.ts";
import { stem } from "../../text/stem.ts";
import { isStopWord } from "../../text/stop-words.ts";
import { type Chunk, chunksOf, joinedForm, joinedUnit } from "../../text/tokenize.ts";
import type { Lexicon } from "./lexicon.ts";
import { mistyped } from "./typos.ts";

export const MAX_QUERY_CHARACTERS = 200;
const MAX_QUERY_WORDS = 10;
const LEAST_PREFIX_CHARACTERS = 2;
const MAX_PREFIX_WORDS = 5_000;

/** How a query's word was found in a document, and its weight there by section, description to brand. */
const WEIGHTS = {
  exact: [4, 8, 14, 18, 24],
  prefix: [3, 6, 11, 14, 18],
  oneTypo: [2, 4, 8, 10, 13],
  twoTypos: [1, 2, 5, 7, 9],
} as const;

/** A stem that stands for a query's word, and its weight by section. */
export interface Expansion {
  readonly stem: number;
  readonly weights: readonly number[];
}

/** Which words may be mistyped: none, those that are not known, all. */
export type Tolerance = "never" | "unknown" | "always";

/** The words of a query, folded. Written together or apart ("t-shirt", "128 gb") they are one word where it is known. */
export function queryWords(text: string, lexicon: Lexicon): string[] {
  const chunks = chunksOf(text.slice(0, MAX_QUERY_CHARACTERS));
  const words: string[] = [];
  for (let index = 0; index < chunks.length; index++) {
    const [chunk = [], next = []] = [chunks[index], chunks[index + 1]];
    const unit = chunk.length === 1 && next.length === 1 ? joinedUnit(chunk[0] ?? "", next[0] ?? "") : null;
    if (unit !== null && isKnown(lexicon, unit)) {
      words.push(fold(unit));
      index++;
    } else words.push(...chunkWords(chunk, lexicon));
  }
  const significant = words.filter((word) => !isStopWord(word, lexicon.language));
  return [...new Set(significant.length > 0 ? significant : words)].slice(0, MAX_QUERY_WORDS);
}

function chunkWords(chunk: Chunk, lexicon: Lexicon): string[] {
  const joined = joinedForm(chunk);
  return joined !== null && isKnown(lexicon, joined) ? [fold(joined)] : chunk.map(fold);
}

const isKnown = (lexicon: Lexicon, word: string) => lexicon.words.find(fold(word)) !== -1;

/** The stems under which a word can be meant, each once with its best weights: itself, as a beginning, mistyped. */
export function expand(lexicon: Lexicon, word: string, isLast: boolean, typos: Tolerance): Expansion[] {
  const found = new Map<number, readonly number[]>();
  const add = (id: number, weights: readonly number[]) => {
    if (id !== -1 && !found.has(id)) found.set(id, weights);
  };
  add(lexicon.stems.find(stem(word, lexicon.language)), WEIGHTS.exact);
  if (isLast && word.length >= LEAST_PREFIX_CHARACTERS) {
    for (const id of lexicon.wordsFrom(word, MAX_PREFIX_WORDS)) add(lexicon.stemOf(id), WEIGHTS.prefix);
  }
  if (typos === "always" || (typos === "unknown" && found.size === 0)) {
    for (const { word: id, typos: count } of mistyped(lexicon, word, isLast)) {
      add(lexicon.stemOf(id), count <= 1 ? WEIGHTS.oneTypo : WEIGHTS.twoTypos);
    }
  }
  return Array.from(found, ([id, weights]) => ({ stem: id, weights }));
}
