import { cleanText } from "./clean-text.ts";
import { type FacetKey, facetTypeOf } from "./facet-keys.ts";
import { MAX_BOUND, MAX_FILTERS, MAX_TERM_CHARACTERS, MAX_TERMS_PER_FILTER } from "./input-limits.ts";

export interface Range {
  readonly min: number | null;
  readonly max: number | null;
}

/** A chosen filter: its type and its value (CATALOG-12). Terms are a set, kept sorted, so that one choice has one address. */
export type SelectedFilter =
  | { readonly type: "terms" | "flags"; readonly value: readonly string[] }
  | { readonly type: "stats"; readonly value: Range };

export type SelectedFilters = { readonly [key in FacetKey]?: SelectedFilter };

export const NO_FILTERS: SelectedFilters = {};

const BOUND_DECIMALS = 4;

/** The terms chosen under a key (CATALOG-12). */
export function selectedTerms(filters: SelectedFilters, key: FacetKey): readonly string[] {
  const filter = filters[key];
  return filter === undefined || filter.type === "stats" ? [] : filter.value;
}

/** The range chosen under a key, or null when there is none (CATALOG-12). */
export function selectedRange(filters: SelectedFilters, key: FacetKey): Range | null {
  const filter = filters[key];
  return filter?.type === "stats" ? filter.value : null;
}

/** A filter is dropped together with its key, never kept empty (CATALOG-12). */
export function withoutFilter(filters: SelectedFilters, key: FacetKey): SelectedFilters {
  const { [key]: _dropped, ...rest } = filters;
  return rest;
}

function withFilter(filters: SelectedFilters, key: FacetKey, filter: SelectedFilter): SelectedFilters {
  if (filters[key] === undefined && Object.keys(filters).length >= MAX_FILTERS) return filters;
  return { ...filters, [key]: filter };
}

/** All terms of a key at once; none of them drops the key, a range's key takes no terms (CATALOG-12, T073). */
export function setTerms(filters: SelectedFilters, key: FacetKey, terms: readonly string[]): SelectedFilters {
  const type = facetTypeOf(key);
  if (type === "stats") return filters;
  const cleaned = terms.slice(0, MAX_TERMS_PER_FILTER).map((term) => cleanText(term, MAX_TERM_CHARACTERS));
  const value = [...new Set(cleaned.filter((term) => term !== ""))].sort();
  return value.length === 0 ? withoutFilter(filters, key) : withFilter(filters, key, { type, value });
}

/** Choosing a term adds it, choosing it again removes it, and the last one takes its key along (CATALOG-12). */
export function toggleTerm(filters: SelectedFilters, key: FacetKey, term: string): SelectedFilters {
  const cleaned = cleanText(term, MAX_TERM_CHARACTERS);
  const chosen = selectedTerms(filters, key);
  const isChosen = chosen.includes(cleaned);
  return setTerms(filters, key, isChosen ? chosen.filter((other) => other !== cleaned) : [...chosen, cleaned]);
}

/** A bound to four decimals; whatever is not a number from 0 to a thousand millions is no bound (CATALOG-12). */
function cleanBound(bound: number | null | undefined): number | null {
  if (typeof bound !== "number" || !(bound >= 0 && bound <= MAX_BOUND)) return null;
  return Number(bound.toFixed(BOUND_DECIMALS)) + 0; // + 0 turns -0 into 0
}

/**
 * A range is set, or removed when it has no bound; bounds that are not numbers are ignored, bounds in the wrong order
 * are turned round (CATALOG-12).
 */
export function setRange(
  filters: SelectedFilters,
  key: FacetKey,
  range: { min?: number | null; max?: number | null },
): SelectedFilters {
  if (facetTypeOf(key) !== "stats") return filters;
  const [min, max] = [cleanBound(range.min), cleanBound(range.max)];
  if (min === null && max === null) return withoutFilter(filters, key);
  const isTurned = min !== null && max !== null && min > max;
  return withFilter(filters, key, { type: "stats", value: isTurned ? { min: max, max: min } : { min, max } });
}

/** How many choices are made, each term and each range counting once: the number on the filter button (CATALOG-12). */
export function countChoices(filters: SelectedFilters): number {
  const chosen: SelectedFilter[] = Object.values(filters).filter((filter) => filter !== undefined);
  return chosen.reduce((sum, filter) => sum + (filter.type === "stats" ? 1 : filter.value.length), 0);
}
