import { SORTS } from "#domain/catalogue/listing/default-sort.ts";
import type { SimilarQuery } from "../search-engine.ts";
import type { ColumnarIndex } from "./columnar-index.ts";
import { CODES } from "./document-columns.ts";
import { documentsInScope, numbersOf } from "./scope.ts";
import type { Scratch } from "./scratch.ts";
import type { NumberArray } from "./storage/growth.ts";
import { topHits } from "./top-hits.ts";

const DEFAULT_COUNT = 12;
const MAX_COUNT = 100;
/** A department of a hundred thousand products has similar ones among its first; the rest is not worth the time. */
const MAX_CANDIDATES = 20_000;
const SHARED_FIELD = 2;
const SHARED_BRAND = 3;
const NEAR_PRICE = 3;
/** Prices within a factor of 1.5 are near, within 2.5 still something. */
const PRICE_STEPS = [1.5, 2.5] as const;

/** The document's own category first, then its ancestors from the smallest on. */
function categoriesOf(index: ColumnarIndex, ordinal: number): number[] {
  const code = index.columns.codesAt(CODES.categories)[ordinal] as number;
  const own = index.ownCategories[code] ?? 0;
  const others = (index.categorySets.sets[code] ?? []).filter((category) => category > 0 && category !== own);
  others.sort((a, b) => index.categories.of(a).length - index.categories.of(b).length);
  return [own, ...others].filter((category) => category > 0);
}

function priceNearness(a: number, b: number): number {
  if (a <= 0 || b <= 0) return 0;
  const factor = Math.max(a / b, b / a);
  if (factor <= PRICE_STEPS[0]) return NEAR_PRICE;
  return factor <= PRICE_STEPS[1] ? 1 : 0;
}

/** How much documents have in common with this one, into scratch.scores. */
function score(index: ColumnarIndex, ordinal: number, count: number, prices: NumberArray, scratch: Scratch): void {
  const { columns } = index;
  const brands = columns.codesAt(CODES.brand);
  const fields = columns.codes.slice(CODES.fields);
  const shared = sharedTerms(index, ordinal);
  const brand = brands[ordinal] as number;
  for (let at = 0; at < count; at++) {
    const other = scratch.documents[at] as number;
    let sum = priceNearness(prices[ordinal] as number, prices[other] as number);
    if (brand > 0 && brands[other] === brand) sum += SHARED_BRAND;
    for (const field of fields) sum += (shared[field[other] as number] as number) * SHARED_FIELD;
    scratch.scores[other] = sum;
  }
}

/** For each set of field terms how many of them this document has. */
function sharedTerms({ columns, fieldSets, fieldTerms }: ColumnarIndex, ordinal: number): Uint8Array {
  const marked = new Uint8Array(fieldTerms.terms.length);
  for (const column of columns.codes.slice(CODES.fields)) {
    for (const term of fieldSets.sets[column[ordinal] as number] ?? []) marked[term] = 1;
  }
  return Uint8Array.from(fieldSets.sets, (terms) => terms.reduce((sum, term) => sum + (marked[term] as number), 0));
}

function isVisible(index: ColumnarIndex, ordinal: number, query: SimilarQuery): boolean {
  const visible = index.visibleScopes(query.storefront, query.currency, query.contentType);
  return ordinal !== -1 && visible[index.columns.scopes[ordinal] as number] === 1;
}

/** The documents of the nearest categories that share most with this one; among equals the better seller. */
export function similar(index: ColumnarIndex, query: SimilarQuery, scratch: Scratch): number[] {
  scratch.makeRoom(index.columns.count);
  const ordinal = index.find(query.id);
  if (!isVisible(index, ordinal, query)) return [];
  const limit = Math.min(Math.max(Math.trunc(query.limit ?? DEFAULT_COUNT) || 0, 0), MAX_COUNT);
  const numbers = numbersOf(index, query);
  const chosen = new Set<number>();
  for (const categoryId of categoriesOf(index, ordinal)) {
    if (chosen.size >= limit) break;
    const count = Math.min(documentsInScope(index, { ...query, categoryId }, scratch), MAX_CANDIDATES);
    score(index, ordinal, count, numbers.prices, scratch);
    const { ids, paid, arrived } = index.columns;
    const columns = { ids, paid, arrived, ...numbers, relevance: scratch.scores };
    // One more than is missing for the document itself, and one for each that a smaller category has already given.
    const wanted = limit + chosen.size + 1;
    for (const other of topHits(scratch.documents, count, wanted, SORTS.relevance, columns)) {
      if (other !== ordinal && chosen.size < limit) chosen.add(other);
    }
  }
  return Array.from(chosen, (other) => index.columns.ids[other] as number);
}
