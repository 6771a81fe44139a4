import { cleanText } from "./clean-text.ts";
import { type FacetKey, facetTypeOf } from "./facet-keys.ts";
import { MAX_BOUND, MAX_FILTERS, MAX_TERM_CHARACTERS, MAX_TERMS_PER_FILTER } from "./input-limits.ts";

export interface Range {
  readonly min: number | null;
  readonly max: number | null;
}

/** A selected filter (CATALOG-12). Terms are a sorted set, so that one selection has one URL. */
export type SelectedFilter =
  | { readonly type: "terms" | "flags"; readonly value: readonly string[] }
  | { readonly type: "stats"; readonly value: Range };

export type SelectedFilters = { readonly [key in FacetKey]?: SelectedFilter };

export const NO_FILTERS: SelectedFilters = {};

const BOUND_DECIMALS = 4;

/** The selected terms of a key (CATALOG-12). */
export function selectedTerms(filters: SelectedFilters, key: FacetKey): readonly string[] {
  const filter = filters[key];
  return filter === undefined || filter.type === "stats" ? [] : filter.value;
}

/** The selected range of a key, or null (CATALOG-12). */
export function selectedRange(filters: SelectedFilters, key: FacetKey): Range | null {
  const filter = filters[key];
  return filter?.type === "stats" ? filter.value : null;
}

/** Removes a filter with its key; filters are never empty (CATALOG-12). */
export function withoutFilter(filters: SelectedFilters, key: FacetKey): SelectedFilters {
  const { [key]: _dropped, ...rest } = filters;
  return rest;
}

function withFilter(filters: SelectedFilters, key: FacetKey, filter: SelectedFilter): SelectedFilters {
  if (filters[key] === undefined && Object.keys(filters).length >= MAX_FILTERS) return filters;
  return { ...filters, [key]: filter };
}

/** Sets all terms of a key; none removes the key, and a range has no terms (CATALOG-12, T073). */
export function setTerms(filters: SelectedFilters, key: FacetKey, terms: readonly string[]): SelectedFilters {
  const type = facetTypeOf(key);
  if (type === "stats") return filters;
  const cleaned = terms.slice(0, MAX_TERMS_PER_FILTER).map((term) => cleanText(term, MAX_TERM_CHARACTERS));
  const value = [...new Set(cleaned.filter((term) => term !== ""))].sort();
  return value.length === 0 ? withoutFilter(filters, key) : withFilter(filters, key, { type, value });
}

/** Adds or removes a term; the last one removes its key (CATALOG-12). */
export function toggleTerm(filters: SelectedFilters, key: FacetKey, term: string): SelectedFilters {
  const cleaned = cleanText(term, MAX_TERM_CHARACTERS);
  const chosen = selectedTerms(filters, key);
  const isChosen = chosen.includes(cleaned);
  return setTerms(filters, key, isChosen ? chosen.filter((other) => other !== cleaned) : [...chosen, cleaned]);
}

/** A bound with four decimals; null for anything but a number from 0 to 10⁹ (CATALOG-12). */
function cleanBound(bound: number | null | undefined): number | null {
  if (typeof bound !== "number" || !(bound >= 0 && bound <= MAX_BOUND)) return null;
  return Number(bound.toFixed(BOUND_DECIMALS)) + 0; // + 0 turns -0 into 0
}

/**
 * Sets a range, or removes it when it has no bound. Bounds that are not numbers are ignored, bounds in the wrong order
 * are swapped (CATALOG-12).
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

/** The number on the filter button: each term and each range counts once (CATALOG-12). */
export function countChoices(filters: SelectedFilters): number {
  const chosen: SelectedFilter[] = Object.values(filters).filter((filter) => filter !== undefined);
  return chosen.reduce((sum, filter) => sum + (filter.type === "stats" ? 1 : filter.value.length), 0);
}
