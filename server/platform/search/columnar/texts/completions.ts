import type { Suggestions, SuggestQuery } from "../../search-engine.ts";
import { fold } from "../../text/fold.ts";
import { noSpans, scanWords, wordAt } from "../../text/tokenize.ts";
import type { ColumnarIndex } from "../columnar-index.ts";
import { scopeFilter } from "../scope.ts";
import type { Scratch } from "../scratch.ts";
import type { Lexicon } from "./lexicon.ts";
import { SECTION_BITS } from "./postings.ts";
import { type Expansion, expand, queryWords } from "./query-words.ts";
import { matchWholeWords } from "./text-match.ts";
import { mistyped } from "./typos.ts";

const MAX_PREFIX_WORDS = 2_000;
/** Some of the words used most are not sold in this storefront, so a few more are counted than shown. */
const SPARE = 2;
const CANDIDATE = 1;

/** Whole words that a beginning could become: by their uses, each stem once. */
function wordsFrom(lexicon: Lexicon, start: string, count: number): number[] {
  const starting = lexicon.wordsFrom(start, MAX_PREFIX_WORDS);
  starting.sort((a, b) => lexicon.usesOf(b) - lexicon.usesOf(a));
  const words = starting.length > 0 ? starting : mistyped(lexicon, start, true).map(({ word }) => word);
  const byStem = new Map<number, number>();
  for (const word of words) {
    if (!byStem.has(lexicon.stemOf(word))) byStem.set(lexicon.stemOf(word), word);
    if (byStem.size === count) break;
  }
  return [...byStem.values()];
}

/** Marks the documents that hold the words before the last one; false when there are no such words. */
function markCandidates(
  index: ColumnarIndex,
  lexicon: Lexicon,
  query: SuggestQuery,
  before: string,
  scratch: Scratch,
): boolean {
  scratch.makeRoom(index.columns.count);
  scratch.fails.fill(0, 0, index.columns.count);
  const words = queryWords(before, lexicon);
  if (words.length === 0) return false;
  const count = matchWholeWords(lexicon, words, scratch, scopeFilter(index, query, scratch));
  for (let at = 0; at < count; at++) scratch.fails[scratch.documents[at] as number] = CANDIDATE;
  return true;
}

/** Counts visible documents, each once: the mark of a word that was counted before is not this word's mark. */
function countHolding(
  index: ColumnarIndex,
  lexicon: Lexicon,
  expansions: readonly Expansion[],
  visible: Uint8Array,
  mark: number,
  least: number,
  { fails: marks }: Scratch,
): number {
  const { scopes } = index.columns;
  let count = 0;
  for (const { stem } of expansions) {
    const postings = lexicon.postings.recall(stem);
    for (let at = 0; at < postings.length; at++) {
      const ordinal = (postings[at] as number) >>> SECTION_BITS;
      const known = marks[ordinal] as number;
      if (known < least || known === mark || visible[scopes[ordinal] as number] === 0) continue;
      marks[ordinal] = mark;
      count++;
    }
  }
  return count;
}

/** The text with its last word completed, as often as that finds something, most documents first. */
export function completionsOf(
  index: ColumnarIndex,
  lexicon: Lexicon,
  query: SuggestQuery,
  limit: number,
  scratch: Scratch,
): Suggestions["completions"] {
  const lower = query.text.toLowerCase();
  const spans = noSpans();
  scanWords(lower, spans);
  const last = wordAt(lower, spans, spans.count - 1);
  const before = query.text.slice(0, spans.starts[spans.count - 1]);
  const least = markCandidates(index, lexicon, query, before, scratch) ? CANDIDATE : 0;
  const visible = index.visibleScopes(query.storefront, query.currency, query.contentType);
  const counted = wordsFrom(lexicon, fold(last), limit + SPARE).map((word, at) => {
    const expansions = expand(lexicon, lexicon.words.text(word), true, "unknown");
    const count = countHolding(index, lexicon, expansions, visible, CANDIDATE + 1 + at, least, scratch);
    return { text: before + lexicon.writtenForm(word), count };
  });
  const found = counted.filter(({ count }) => count > 0);
  return found.sort((a, b) => b.count - a.count).slice(0, limit);
}
