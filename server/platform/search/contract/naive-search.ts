import { brandLetter } from "#domain/catalogue/listing/brand-letter.ts";
import { additionalFieldId } from "#domain/catalogue/listing/facet-keys.ts";
import { SORT_KEYS, type SortKey } from "#domain/catalogue/listing/sort-keys.ts";
import type { EngineFacet, EngineFilter, SearchDocument, SearchQuery, TermCount } from "../search-engine.ts";

export interface NaiveResult {
  readonly total: number;
  readonly ids: readonly number[];
  readonly facets: readonly EngineFacet[];
  readonly matchesAllWords: boolean;
  readonly correctedText: null;
}

/**
 * The oracle that engines are compared with: a search written without regard to speed. Words are compared literally,
 * the last one as a prefix, without stems, typing errors and relevance.
 */
export function naiveSearch(documents: readonly SearchDocument[], query: SearchQuery): NaiveResult {
  const inScope = documents.filter((document) => isInScope(document, query));
  const { found, matchesAllWords } = matching(inScope, query.text ?? "");
  const filters = query.filters ?? [];
  const passing = found.filter((document) => filters.every((filter) => passes(document, filter, query)));
  const ordered = passing.toSorted((a, b) => compare(a, b, query));
  const { offset = 0, limit = 48 } = query;
  return {
    total: passing.length,
    ids: ordered.slice(offset, offset + limit).map(({ id }) => id),
    facets: facetKeys(documents, filters).flatMap((key) => {
      const others = filters.filter((filter) => filter.key !== key);
      const counted = found.filter((document) => others.every((filter) => passes(document, filter, query)));
      return facet(key, counted, query);
    }),
    matchesAllWords,
    // The oracle corrects no typing errors.
    correctedText: null,
  };
}

const listingOf = (document: SearchDocument, { storefront }: SearchQuery) =>
  document.listings.find((listing) => listing.storefront === storefront);

function priceOf(document: SearchDocument, query: SearchQuery): number {
  return listingOf(document, query)?.prices[query.currency] ?? Number.NaN;
}

function ratioOf(document: SearchDocument, query: SearchQuery): number {
  return listingOf(document, query)?.discountRatio ?? 1;
}

function isInScope(document: SearchDocument, query: SearchQuery): boolean {
  if (Number.isNaN(priceOf(document, query))) return false;
  if (query.contentType === "o" && !listingOf(document, query)?.isOnOffer) return false;
  if (query.categoryId && !document.categoryIds.includes(query.categoryId)) return false;
  return !query.brandLetter || (document.brand !== "" && brandLetter(document.brand) === query.brandLetter);
}

function matching(documents: readonly SearchDocument[], text: string) {
  const words = [...new Set(text.trim().split(/\s+/))].filter((word) => word !== "");
  const held = documents.map((document) => {
    const own = `${document.brand} ${document.texts.en?.name ?? ""}`.toLowerCase().split(" ");
    const holds = (word: string, at: number) =>
      own.some((other) => (at === words.length - 1 ? other.startsWith(word) : other === word));
    return words.filter(holds).length;
  });
  const most = Math.max(Math.ceil(words.length / 2), ...held);
  return {
    found: documents.filter((_, at) => words.length === 0 || held[at] === most),
    matchesAllWords: held.some((count) => count === words.length) || words.length === 0,
  };
}

/** The terms of a document under a key. */
function termsOf(document: SearchDocument, key: string): string[] {
  if (key === "manufacturer") return document.brand === "" ? [] : [document.brand];
  if (key === "category_id") return [String(document.categoryId)];
  if (key === "category_ids") return [...new Set(document.categoryIds)].map(String);
  if (key === "flag_ids") return [...new Set(document.flagIds)].map(String);
  const field = document.fields.filter(({ id }) => `additional_field_${id}` === key);
  return [...new Set(field.flatMap(({ terms }) => terms))];
}

function passes(document: SearchDocument, filter: EngineFilter, query: SearchQuery): boolean {
  if ("terms" in filter) return termsOf(document, filter.key).some((term) => filter.terms.includes(term));
  const value = filter.key === "current_price" ? priceOf(document, query) : ratioOf(document, query);
  const { min, max } = filter.range;
  return (min === null || value >= min) && (max === null || value <= max);
}

function sortValue(document: SearchDocument, { field }: SortKey, query: SearchQuery): number {
  if (field === "current_price") return priceOf(document, query);
  if (field === "discount_percentage") return ratioOf(document, query);
  if (field === "paid_amount") return document.paidAmount;
  return field === "arrived_at" ? document.arrivedAt : 0;
}

/** The sort's keys without relevance, which each engine computes differently. */
export function sortValues(document: SearchDocument, query: SearchQuery): number[] {
  return SORT_KEYS[query.sort].map((key) => sortValue(document, key, query));
}

function compare(a: SearchDocument, b: SearchDocument, query: SearchQuery): number {
  for (const key of SORT_KEYS[query.sort]) {
    const difference = sortValue(a, key, query) - sortValue(b, key, query);
    if (difference !== 0) return key.direction === "asc" ? difference : -difference;
  }
  return a.id - b.id;
}

function facetKeys(documents: readonly SearchDocument[], filters: readonly EngineFilter[]): string[] {
  const chosen = filters.flatMap(({ key }) => additionalFieldId(key) ?? []);
  const fields = new Set([...documents.flatMap((document) => document.fields.map(({ id }) => id)), ...chosen]);
  const own = [...fields].sort((a, b) => a - b).map((id) => `additional_field_${id}`);
  return ["manufacturer", "category_id", "category_ids", "flag_ids", ...own, "current_price", "discount_percentage"];
}

function facet(key: string, counted: readonly SearchDocument[], query: SearchQuery): EngineFacet[] {
  if (key === "current_price")
    return stats(
      key,
      counted.map((document) => priceOf(document, query)),
      query,
    );
  if (key === "discount_percentage")
    return stats(
      key,
      counted.map((document) => ratioOf(document, query)),
      query,
    );
  const chosen = (query.filters ?? []).flatMap((filter) =>
    filter.key === key && "terms" in filter ? filter.terms : [],
  );
  const counts = new Map(chosen.map((term) => [term, 0]));
  for (const term of counted.flatMap((document) => termsOf(document, key)))
    counts.set(term, (counts.get(term) ?? 0) + 1);
  const terms: TermCount[] = Array.from(counts, ([value, count]) => ({ value, count }));
  terms.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
  return terms.length === 0 ? [] : [{ key, type: key === "flag_ids" ? "flags" : "terms", terms }];
}

function stats(key: string, values: readonly number[], { histogramBuckets = 0 }: SearchQuery): EngineFacet[] {
  if (values.length === 0) return [];
  const [min, max] = [Math.min(...values), Math.max(...values)];
  if (key !== "current_price" || histogramBuckets === 0) return [{ key, type: "stats", min, max }];
  const histogram = Array.from({ length: histogramBuckets }, () => 0);
  for (const value of values) {
    const bucket = Math.floor((value - min) * (histogramBuckets / (max - min + 1)));
    histogram[bucket] = (histogram[bucket] ?? 0) + 1;
  }
  return [{ key, type: "stats", min, max, histogram }];
}
