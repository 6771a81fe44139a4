import type { Scratch } from "../scratch.ts";
import { SECTION_BITS } from "./postings.ts";

const SECTION_MASK = (1 << SECTION_BITS) - 1;

/**
 * While words are matched, the state of a document is one number, since a document is one cache miss: the score in 16
 * bits, the best weight of the last word in 8, how many words matched in 4, and which word was the last in 4.
 */
export const SCORE_MASK = 0xffff;
const BEST_SHIFT = 16;
const WORDS_SHIFT = 24;
const LAST_SHIFT = 28;

export const wordsIn = (state: number) => (state >>> WORDS_SHIFT) & 15;

/** The first stem of the first word: no document has a state yet that would have to be looked at. */
export function startPostings(
  postings: Uint32Array,
  weights: readonly number[],
  { documents, scores }: Scratch,
): number {
  const first = (1 << WORDS_SHIFT) | (1 << LAST_SHIFT);
  const states = Uint32Array.from(weights, (weight) => first | (weight << BEST_SHIFT) | weight);
  for (let at = 0; at < postings.length; at++) {
    const posting = postings[at] as number;
    const ordinal = posting >>> SECTION_BITS;
    documents[at] = ordinal;
    scores[ordinal] = states[posting & SECTION_MASK] as number;
  }
  return postings.length;
}

/** Adds the weights of one stem for word number `word`; a document counts a word once, with its best weight. */
export function addPostings(
  postings: Uint32Array,
  weights: readonly number[],
  word: number,
  { documents, scores }: Scratch,
  touchedBefore: number,
  wordsBefore: number,
): number {
  let touched = touchedBefore;
  for (let at = 0; at < postings.length; at++) {
    const posting = postings[at] as number;
    const ordinal = posting >>> SECTION_BITS;
    const state = scores[ordinal] as number;
    const words = wordsIn(state);
    if (words < wordsBefore) continue;
    const weight = weights[posting & SECTION_MASK] as number;
    let score = state & SCORE_MASK;
    let counted = words + 1;
    if (words === 0) {
      documents[touched++] = ordinal;
      score = weight;
    } else if (state >>> LAST_SHIFT !== word) {
      score += weight;
    } else {
      const best = (state >>> BEST_SHIFT) & 255;
      if (weight <= best) continue;
      score += weight - best;
      counted = words;
    }
    scores[ordinal] = score | (weight << BEST_SHIFT) | (counted << WORDS_SHIFT) | (word << LAST_SHIFT);
  }
  return touched;
}

/** Keeps the documents that hold all words, and leaves of each state only the score. */
export function keepMatched({ documents, scores }: Scratch, touched: number, wanted: number): number {
  let kept = 0;
  for (let at = 0; at < touched; at++) {
    const ordinal = documents[at] as number;
    const state = scores[ordinal] as number;
    if (wordsIn(state) === wanted) documents[kept++] = ordinal;
    scores[ordinal] = state & SCORE_MASK;
  }
  return kept;
}
