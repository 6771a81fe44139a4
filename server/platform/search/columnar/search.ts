import { defaultSort } from "#domain/catalogue/listing/default-sort.ts";
import type { Language } from "#domain/operations/storefronts/storefront.ts";
import { type EngineFilter, MAX_RESULT_WINDOW, type SearchQuery, type SearchResult } from "../search-engine.ts";
import type { ColumnarIndex } from "./columnar-index.ts";
import { type Counted, computeFacets } from "./facets/facets.ts";
import { filterGroups, type Group, type ScopeNumbers } from "./facets/filter-groups.ts";
import { nearMissesOf, type Partition, partition } from "./facets/filter-pass.ts";
import { documentsInScope, numbersOf, scopeFilter } from "./scope.ts";
import type { Scratch } from "./scratch.ts";
import { correctedText } from "./texts/corrections.ts";
import type { Lexicon } from "./texts/lexicon.ts";
import { type LanguageMatch, matchText } from "./texts/text-match.ts";
import { topHits } from "./top-hits.ts";

const DEFAULT_LIMIT = 48;

/** A whole number from 0 to a bound, whatever came. */
function bounded(value: number | undefined, otherwise: number, most: number): number {
  if (value === undefined || Number.isNaN(value)) return otherwise;
  return Math.min(Math.max(Math.trunc(value), 0), most);
}

export function lexiconOf(index: ColumnarIndex, language: Language): Lexicon | undefined {
  return index.lexicons.get(language) ?? index.lexicons.get("en");
}

/** The documents of the query's scope and text, before its filters, into scratch.documents. */
function findDocuments(index: ColumnarIndex, query: SearchQuery, scratch: Scratch): LanguageMatch {
  const text = query.text?.trim() ?? "";
  const lexicon = lexiconOf(index, query.language);
  if (text === "" || !lexicon)
    return { count: documentsInScope(index, query, scratch), matchesAllWords: true, isOfOther: false };
  const others = (query.otherLanguages ?? []).flatMap((language) => index.lexicons.get(language) ?? []);
  return matchText(index, { text, lexicon, others }, scratch, scopeFilter(index, query, scratch));
}

function countedBy(
  groups: readonly Group[],
  filters: readonly EngineFilter[],
  scratch: Scratch,
  { passed, nearMissed }: Partition,
): Counted {
  return {
    passed: scratch.documents.subarray(0, passed),
    nearMisses: (key) => {
      const number = groups.findIndex((group) => group.key === key);
      return scratch.ofGroup.subarray(0, number === -1 ? 0 : nearMissesOf(number, scratch, nearMissed));
    },
    chosenKeys: groups.map(({ key }) => key),
    chosen: (key) => filters.flatMap((filter) => ("terms" in filter && filter.key === key ? filter.terms : [])),
  };
}

function page(
  index: ColumnarIndex,
  query: SearchQuery,
  numbers: ScopeNumbers,
  scratch: Scratch,
  passed: number,
): number[] {
  const offset = bounded(query.offset, 0, MAX_RESULT_WINDOW);
  const limit = bounded(query.limit, DEFAULT_LIMIT, MAX_RESULT_WINDOW);
  const wanted = Math.min(offset + limit, MAX_RESULT_WINDOW);
  const { ids, paid, arrived } = index.columns;
  const relevance = query.text?.trim() ? scratch.scores : null;
  const columns = { ids, paid, arrived, relevance, ...numbers };
  const hits = topHits(scratch.documents, passed, wanted, defaultSort(query.sort), columns);
  return Array.from(hits.subarray(offset), (ordinal) => ids[ordinal] as number);
}

/** Answers a query from the columns: scope and text, then filters, then counts, then the page that is shown. */
export function search(index: ColumnarIndex, query: SearchQuery, scratch: Scratch): SearchResult {
  scratch.makeRoom(index.columns.count);
  const { count, matchesAllWords, isOfOther } = findDocuments(index, query, scratch);
  const numbers = numbersOf(index, query);
  const filters = query.filters ?? [];
  const groups = filterGroups(index, filters, numbers);
  const split = partition(groups, scratch, count);
  const counted = countedBy(groups, filters, scratch, split);
  const requested = { facets: query.facets ?? [], histogramBuckets: query.histogramBuckets ?? 0 };
  return {
    total: split.passed,
    ids: page(index, query, numbers, scratch, split.passed),
    facets: computeFacets(index, numbers, counted, requested),
    matchesAllWords,
    correctedText: split.passed > 0 && matchesAllWords && !isOfOther ? correctionFor(index, query) : null,
  };
}

function correctionFor(index: ColumnarIndex, { text = "", language }: SearchQuery): string | null {
  const lexicon = lexiconOf(index, language);
  return lexicon && text.trim() !== "" ? correctedText(lexicon, text.trim()) : null;
}
