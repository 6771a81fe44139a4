import type { ColumnarIndex } from "./columnar-index.ts";
import type { Lexicon } from "./lexicon.ts";
import { PLACE_BITS } from "./postings.ts";
import { type Expansion, expand, MAX_QUERY_CHARACTERS, queryWords } from "./query-words.ts";
import { runLoop } from "./run-loop.ts";
import type { Scratch } from "./scratch.ts";

const PLACE_MASK = (1 << PLACE_BITS) - 1;
/** Above whatever ten words can weigh together. */
const SKU_WEIGHTS = { exact: 2_000, prefix: 1_000 } as const;

export interface TextMatch {
  /** How many ordinals now stand in scratch.documents, their weights in scratch.scores. */
  readonly count: number;
  readonly matchesAllWords: boolean;
}

/** Keeps those of scratch.documents that are in scope and says how many there are. */
export type ScopeFilter = (count: number) => number;

/**
 * Finds the documents in scope that hold every word. When there are none, typing errors are allowed in every word; when
 * there are still none, those with most of the words are taken, half of them at least. A document whose SKU is the text
 * is always among them, and first.
 */
export function matchText(
  index: ColumnarIndex,
  lexicon: Lexicon,
  text: string,
  scratch: Scratch,
  inScope: ScopeFilter,
) {
  const words = queryWords(text, lexicon);
  const strict = words.map((word, at) => expand(lexicon, word, at === words.length - 1, false));
  let match = holdingAll(lexicon, strict, scratch, inScope);
  if (match.count === 0 && words.length > 0) {
    const tolerant = words.map((word, at) => expand(lexicon, word, at === words.length - 1, true));
    match = holdingAll(lexicon, tolerant, scratch, inScope);
    if (match.count === 0 && words.length > 1) match = holdingMost(lexicon, tolerant, scratch, inScope);
  }
  return withSkus(index, text, scratch, inScope, match);
}

/** Documents in scope that hold all these whole words, typing errors allowed when there are none. */
export function matchWholeWords(
  lexicon: Lexicon,
  words: readonly string[],
  scratch: Scratch,
  inScope: ScopeFilter,
): number {
  const matched = (withTypos: boolean) => {
    const expansions = words.map((word) => expand(lexicon, word, false, withTypos));
    return holdingAll(lexicon, expansions, scratch, inScope).count;
  };
  return matched(false) || matched(true);
}

function holdingAll(lexicon: Lexicon, words: Expansion[][], scratch: Scratch, inScope: ScopeFilter): TextMatch {
  if (words.length === 0 || words.some((expansions) => expansions.length === 0)) {
    return { count: 0, matchesAllWords: false };
  }
  // The rarest word first: the others are then only looked up in the documents that it left.
  const size = (expansions: Expansion[]) =>
    expansions.reduce((sum, one) => sum + lexicon.postings.countOf(one.stem), 0);
  const byRarity = words.toSorted((a, b) => size(a) - size(b));
  const touched = addWords(lexicon, byRarity, scratch, true);
  const kept = runLoop(keepMatched, scratch, touched, words.length);
  const count = inScope(kept);
  return { count, matchesAllWords: count > 0 };
}

function holdingMost(lexicon: Lexicon, words: Expansion[][], scratch: Scratch, inScope: ScopeFilter): TextMatch {
  const touched = addWords(lexicon, words, scratch, false);
  const all = scratch.documents.slice(0, touched);
  const visible = inScope(touched);
  const { documents, scores } = scratch;
  let most = Math.ceil(words.length / 2);
  for (let at = 0; at < visible; at++) most = Math.max(most, wordsIn(scores[documents[at] as number] as number));
  let count = 0;
  for (let at = 0; at < visible; at++) {
    const ordinal = documents[at] as number;
    if (wordsIn(scores[ordinal] as number) >= most) documents[count++] = ordinal;
  }
  // Whether kept or not, no document may go into the next query with words of this one.
  for (const ordinal of all) scores[ordinal] = (scores[ordinal] as number) & SCORE_MASK;
  return { count, matchesAllWords: false };
}

function addWords(lexicon: Lexicon, words: Expansion[][], scratch: Scratch, needsAll: boolean): number {
  let touched = 0;
  for (const [at, expansions] of words.entries()) {
    for (const { stem, weights } of expansions) {
      const postings = lexicon.postings.recall(stem);
      if (touched === 0 && at === 0) touched = runLoop(startPostings, postings, weights, scratch);
      else touched = runLoop(addPostings, postings, weights, at + 1, scratch, touched, needsAll ? at : 0);
    }
  }
  return touched;
}

/**
 * While words are matched, the state of a document is one number, since a document is one cache miss: the score in 16
 * bits, the best weight of the last word in 8, how many words matched in 4, and which word was the last in 4.
 */
const SCORE_MASK = 0xffff;
const BEST_SHIFT = 16;
const WORDS_SHIFT = 24;
const LAST_SHIFT = 28;

const wordsIn = (state: number) => (state >>> WORDS_SHIFT) & 15;

/** The first stem of the first word: no document has a state yet that would have to be looked at. */
function startPostings(postings: Uint32Array, weights: readonly number[], { documents, scores }: Scratch): number {
  const first = (1 << WORDS_SHIFT) | (1 << LAST_SHIFT);
  const states = Uint32Array.from(weights, (weight) => first | (weight << BEST_SHIFT) | weight);
  for (let at = 0; at < postings.length; at++) {
    const posting = postings[at] as number;
    const ordinal = posting >>> PLACE_BITS;
    documents[at] = ordinal;
    scores[ordinal] = states[posting & PLACE_MASK] as number;
  }
  return postings.length;
}

/** Adds the weights of one stem for word number `word`; a document counts a word once, with its best weight. */
function addPostings(
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
    const ordinal = posting >>> PLACE_BITS;
    const state = scores[ordinal] as number;
    const words = wordsIn(state);
    if (words < wordsBefore) continue;
    const weight = weights[posting & PLACE_MASK] as number;
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
function keepMatched({ documents, scores }: Scratch, touched: number, wanted: number): number {
  let kept = 0;
  for (let at = 0; at < touched; at++) {
    const ordinal = documents[at] as number;
    const state = scores[ordinal] as number;
    if (wordsIn(state) === wanted) documents[kept++] = ordinal;
    scores[ordinal] = state & SCORE_MASK;
  }
  return kept;
}

function withSkus(
  index: ColumnarIndex,
  text: string,
  scratch: Scratch,
  inScope: ScopeFilter,
  match: TextMatch,
): TextMatch {
  const { exact, byPrefix } = index.skus.find(text.slice(0, MAX_QUERY_CHARACTERS));
  if (exact.length + byPrefix.length === 0) return match;
  const words = scratch.documents.slice(0, match.count);
  const visible = new Map<number, number>();
  const add = (ordinals: readonly number[], weight: number) => {
    scratch.documents.set(ordinals);
    const count = inScope(ordinals.length);
    for (const ordinal of scratch.documents.subarray(0, count)) {
      if (!visible.has(ordinal)) visible.set(ordinal, weight);
    }
  };
  add([...new Set(exact)], SKU_WEIGHTS.exact);
  add([...new Set(byPrefix)], SKU_WEIGHTS.prefix);
  // Who types an article number wants that article, not others that share some of its letters.
  const others = match.matchesAllWords || visible.size === 0 ? words.filter((ordinal) => !visible.has(ordinal)) : [];
  scratch.documents.set(others);
  scratch.documents.set([...visible.keys()], others.length);
  for (const [ordinal, weight] of visible) scratch.scores[ordinal] = weight;
  return { count: others.length + visible.size, matchesAllWords: match.matchesAllWords || visible.size > 0 };
}
