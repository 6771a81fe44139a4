import { type FacetKey, facetTypeOf, isFacetKey } from "./facet-keys.ts";
import { MAX_FILTERS } from "./input-limits.ts";
import { NO_FILTERS, type Range, type SelectedFilters, setRange, setTerms } from "./selected-filters.ts";

type Pair = readonly [key: string, value: string];

const PREFIX = "f.";
const NUMBER = /^\d{1,12}(?:\.\d{1,12})?$/;

const readBound = (text: string): number | null => (NUMBER.test(text) ? Number(text) : null);

/** `min-max`, either of which may be missing; a bound that is not a number is ignored (CATALOG-12). */
function readRange(text: string): Range {
  const dash = text.indexOf("-");
  if (dash === -1) return { min: null, max: null };
  return { min: readBound(text.slice(0, dash)), max: readBound(text.slice(dash + 1)) };
}

function writeRange({ min, max }: Range): string {
  return `${min ?? ""}-${max ?? ""}`;
}

function valuesByKey(pairs: readonly Pair[]): Map<FacetKey, string[]> {
  const values = new Map<FacetKey, string[]>();
  for (const [name, value] of pairs) {
    const key = name.slice(PREFIX.length);
    if (!name.startsWith(PREFIX) || !isFacetKey(key)) continue;
    const known = values.get(key);
    if (known) known.push(value);
    else if (values.size < MAX_FILTERS) values.set(key, [value]);
  }
  return values;
}

/** The filters of a query: f.{key}, repeated for each term; unknown keys are dropped (CATALOG-09, CATALOG-14, T073). */
export function readFilters(pairs: readonly Pair[]): SelectedFilters {
  let filters = NO_FILTERS;
  for (const [key, values] of valuesByKey(pairs)) {
    const isRange = facetTypeOf(key) === "stats";
    filters = isRange ? setRange(filters, key, readRange(values[0] ?? "")) : setTerms(filters, key, values);
  }
  return filters;
}

/** The query pairs of filters, in canonical order (CATALOG-14). */
export function filterPairs(filters: SelectedFilters): Pair[] {
  const keys = Object.keys(filters).filter(isFacetKey).sort();
  return keys.flatMap((key): Pair[] => {
    const filter = filters[key];
    if (filter === undefined) return [];
    const values = filter.type === "stats" ? [writeRange(filter.value)] : filter.value;
    return values.map((value) => [PREFIX + key, value]);
  });
}
