import type { ColumnarIndex } from "../columnar-index.ts";
import { runLoop } from "../run-loop.ts";
import type { Scratch } from "../scratch.ts";
import { type ScopeFilter, type TextMatch, withSkus } from "../sku-match.ts";
import type { Lexicon } from "./lexicon.ts";
import { type Expansion, expand, queryWords, type Tolerance } from "./query-words.ts";
import { addPostings, keepMatched, SCORE_MASK, startPostings, wordsIn } from "./word-states.ts";

interface SearchedText {
  text: string;
  lexicon: Lexicon;
  /** Of the other languages that the storefront offers. */
  others: readonly Lexicon[];
}

export interface LanguageMatch extends TextMatch {
  /** The text is of another language than the reader's, so nothing in it is a typing error. */
  readonly isOfOther: boolean;
}

/**
 * Finds the documents in scope that hold every word, in the reader's language or else in another that is offered. When
 * there are none, typing errors are allowed, at last in every word; when there are still none, those with most of the
 * words are taken, half of them at least. A document whose SKU is the text is always among them, and first.
 */
export function matchText(
  index: ColumnarIndex,
  searched: SearchedText,
  scratch: Scratch,
  inScope: ScopeFilter,
): LanguageMatch {
  const { text, lexicon, others } = searched;
  const holding = (one: Lexicon) => holdingAll(one, expansionsOf(one, text, "never"), scratch, inScope);
  let match = holding(lexicon);
  let isOfOther = false;
  for (let at = 0; match.count === 0 && at < others.length; at++) {
    match = holding(others[at] as Lexicon);
    isOfOther = match.count > 0;
  }
  if (match.count === 0) match = matchTolerantly(lexicon, text, scratch, inScope);
  return { ...withSkus(index, text, scratch, inScope, match), isOfOther };
}

function matchTolerantly(lexicon: Lexicon, text: string, scratch: Scratch, inScope: ScopeFilter): TextMatch {
  const unknown = holdingAll(lexicon, expansionsOf(lexicon, text, "unknown"), scratch, inScope);
  if (unknown.count > 0) return unknown;
  const tolerant = expansionsOf(lexicon, text, "always");
  const match = holdingAll(lexicon, tolerant, scratch, inScope);
  return match.count === 0 && tolerant.length > 1 ? holdingMost(lexicon, tolerant, scratch, inScope) : match;
}

function expansionsOf(lexicon: Lexicon, text: string, typos: Tolerance): Expansion[][] {
  const words = queryWords(text, lexicon);
  return words.map((word, at) => expand(lexicon, word, at === words.length - 1, typos));
}

/** Documents in scope that hold all these whole words, typing errors allowed when there are none. */
export function matchWholeWords(
  lexicon: Lexicon,
  words: readonly string[],
  scratch: Scratch,
  inScope: ScopeFilter,
): number {
  const matched = (typos: Tolerance) => {
    const expansions = words.map((word) => expand(lexicon, word, false, typos));
    return holdingAll(lexicon, expansions, scratch, inScope).count;
  };
  return matched("unknown") || matched("always");
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
