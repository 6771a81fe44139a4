import { SORTS } from "../../../../domain/listing/default-sort.ts";
import type { Suggestions, SuggestQuery, TermCount } from "../search-engine.ts";
import { fold } from "../text/fold.ts";
import { chunksOf } from "../text/tokenize.ts";
import type { ColumnarIndex } from "./columnar-index.ts";
import type { Lexicon } from "./lexicon.ts";
import { MAX_QUERY_CHARACTERS } from "./query-words.ts";
import type { Scratch } from "./scratch.ts";
import { countMatches, lexiconOf, search } from "./search.ts";
import { mistyped } from "./typos.ts";

const DEFAULT_COUNT = 6;
const MAX_COUNT = 20;
const MAX_PREFIX_WORDS = 2_000;
const FACET_COUNT = 3;
const PRODUCT_COUNT = 3;
/** Each completion is counted by a search of its own, so few more are tried than shown. */
const SPARE_COMPLETIONS = 2;

/** Whole words that the last one could become: by their uses, each stem once. */
function completionsOf(lexicon: Lexicon, start: string, count: number): string[] {
  const starting = lexicon.words.withPrefix(start, MAX_PREFIX_WORDS);
  starting.sort((a, b) => lexicon.usesOf(b) - lexicon.usesOf(a));
  const words = starting.length > 0 ? starting : mistyped(lexicon, start, true).map(({ word }) => word);
  const byStem = new Map<number, string>();
  for (const word of words) {
    const stem = lexicon.stemOf(word);
    if (!byStem.has(stem)) byStem.set(stem, lexicon.writtenForm(word));
    if (byStem.size === count) break;
  }
  return [...byStem.values()];
}

/** The text with its last word completed, as often as that finds something. */
function completions(index: ColumnarIndex, lexicon: Lexicon, query: SuggestQuery, limit: number, scratch: Scratch) {
  const last = chunksOf(query.text).at(-1)?.at(-1) ?? "";
  const start = query.text.slice(0, Math.max(query.text.toLowerCase().lastIndexOf(last), 0));
  return completionsOf(lexicon, fold(last), limit + SPARE_COMPLETIONS)
    .map((word) => {
      const text = start + word;
      return { text, match: countMatches(index, { ...query, text, sort: SORTS.relevance }, scratch) };
    })
    .filter(({ match }) => match.count > 0 && match.matchesAllWords)
    .map(({ text, match }) => ({ text, count: match.count }))
    .sort((a, b) => b.count - a.count)
    .slice(0, limit);
}

/** What a person who types this may want: words that go on from it, brands, categories, and the first products. */
export function suggest(index: ColumnarIndex, asked: SuggestQuery, scratch: Scratch): Suggestions {
  const query = { ...asked, text: asked.text.slice(0, MAX_QUERY_CHARACTERS).trim() };
  const lexicon = lexiconOf(index, query.language);
  if (!lexicon || chunksOf(query.text).length === 0) return { completions: [], brands: [], categories: [], ids: [] };
  const limit = Math.min(Math.max(Math.trunc(query.limit ?? DEFAULT_COUNT) || 0, 0), MAX_COUNT);
  const facets = ["manufacturer", "category_id"];
  const found = search(index, { ...query, sort: SORTS.relevance, limit: PRODUCT_COUNT, facets }, scratch);
  const top = (key: string): TermCount[] => {
    const facet = found.facets.find((one) => one.key === key);
    return facet && facet.type !== "stats" ? facet.terms.slice(0, FACET_COUNT) : [];
  };
  return {
    completions: completions(index, lexicon, query, limit, scratch),
    brands: top("manufacturer"),
    categories: top("category_id"),
    ids: found.ids,
  };
}
