import { SORTS } from "#domain/catalogue/listing/default-sort.ts";
import type { Suggestions, SuggestQuery, TermCount } from "../search-engine.ts";
import { chunksOf } from "../text/tokenize.ts";
import type { ColumnarIndex } from "./columnar-index.ts";
import type { Scratch } from "./scratch.ts";
import { lexiconOf, search } from "./search.ts";
import { completionsOf } from "./texts/completions.ts";
import { MAX_QUERY_CHARACTERS } from "./texts/query-words.ts";

const DEFAULT_COUNT = 6;
const MAX_COUNT = 20;
const FACET_COUNT = 3;
const PRODUCT_COUNT = 3;
const FACETS = ["manufacturer", "category_id"];

/** Suggestions for a typed text: words that complete it, brands, categories and the first products. */
export function suggest(index: ColumnarIndex, asked: SuggestQuery, scratch: Scratch): Suggestions {
  const query = { ...asked, text: asked.text.slice(0, MAX_QUERY_CHARACTERS).trim() };
  const lexicon = lexiconOf(index, query.language);
  if (!lexicon || chunksOf(query.text).length === 0) return { completions: [], brands: [], categories: [], ids: [] };
  const limit = Math.min(Math.max(Math.trunc(query.limit ?? DEFAULT_COUNT) || 0, 0), MAX_COUNT);
  const found = search(index, { ...query, sort: SORTS.relevance, limit: PRODUCT_COUNT, facets: FACETS }, scratch);
  const top = (key: string): TermCount[] => {
    const facet = found.facets.find((one) => one.key === key);
    return facet && facet.type !== "stats" ? facet.terms.slice(0, FACET_COUNT) : [];
  };
  return {
    completions: completionsOf(index, lexicon, query, limit, scratch),
    brands: top("manufacturer"),
    categories: top("category_id"),
    ids: found.ids,
  };
}
