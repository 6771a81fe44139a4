import type { EngineFacet } from "../../search-engine.ts";
import type { ColumnarIndex } from "../columnar-index.ts";
import { RATIO_SCALE } from "../document-columns.ts";
import { runLoop } from "../run-loop.ts";
import type { NumberArray } from "../storage/growth.ts";
import { addToHistogram, boundsOf } from "./counting.ts";
import type { ScopeNumbers } from "./filter-groups.ts";
import { countFor, termCounts, termKeys, topTerms } from "./term-facets.ts";

const MAX_HISTOGRAM_BUCKETS = 100;

/** The documents a facet counts: those that pass everything, and those that only its own group keeps out. */
export interface Counted {
  readonly passed: Uint32Array;
  readonly nearMisses: (key: string) => Uint32Array;
  readonly chosenKeys: readonly string[];
  readonly chosen: (key: string) => readonly string[];
}

export interface FacetRequest {
  readonly facets: "all" | readonly string[];
  readonly histogramBuckets: number;
}

type StatsFacet = Extract<EngineFacet, { type: "stats" }>;

/** The facets of a query in a fixed order; those that would be empty are left out. */
export function computeFacets(
  index: ColumnarIndex,
  numbers: ScopeNumbers,
  counted: Counted,
  { facets, histogramBuckets }: FacetRequest,
): EngineFacet[] {
  const wants = (key: string) => facets === "all" || facets.includes(key);
  const answered: EngineFacet[] = termFacets(index, counted, termKeys(index, counted.chosenKeys).filter(wants));
  if (wants("current_price")) answered.push(...statsFacet("current_price", numbers.prices, counted, histogramBuckets));
  if (wants("discount_percentage")) {
    for (const facet of statsFacet("discount_percentage", numbers.ratios, counted, 0)) {
      answered.push({ ...facet, min: facet.min / RATIO_SCALE, max: facet.max / RATIO_SCALE });
    }
  }
  return answered;
}

function termFacets(index: ColumnarIndex, counted: Counted, keys: readonly string[]): EngineFacet[] {
  const passed = countFor(index, keys, counted.passed);
  return keys.flatMap((key): EngineFacet[] => {
    const nearMisses = counted.nearMisses(key);
    const all = nearMisses.length === 0 ? [passed] : [passed, countFor(index, [key], nearMisses)];
    const terms = topTerms(termCounts(index, key, all), counted.chosen(key));
    return terms.length === 0 ? [] : [{ key, type: key === "flag_ids" ? "flags" : "terms", terms }];
  });
}

function statsFacet(key: string, values: NumberArray, counted: Counted, buckets: number): StatsFacet[] {
  // Copied because the next group's near misses use the same room.
  const lists = [counted.passed, counted.nearMisses(key).slice()];
  const all = lists.map((list) => runLoop(boundsOf, values, list));
  const bounds = { min: Math.min(...all.map(({ min }) => min)), max: Math.max(...all.map(({ max }) => max)) };
  if (bounds.min > bounds.max) return [];
  const facet: StatsFacet = { key, type: "stats", ...bounds };
  if (!(buckets >= 1)) return [facet];
  const histogram = new Uint32Array(Math.min(Math.floor(buckets), MAX_HISTOGRAM_BUCKETS));
  for (const list of lists) runLoop(addToHistogram, histogram, bounds, values, list);
  return [{ ...facet, histogram: [...histogram] }];
}
