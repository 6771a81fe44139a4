import { additionalFieldId } from "#domain/catalogue/listing/facet-keys.ts";
import { MAX_FILTERS } from "#domain/catalogue/listing/input-limits.ts";
import type { Range } from "#domain/catalogue/listing/selected-filters.ts";
import type { EngineFilter } from "../../search-engine.ts";
import type { ColumnarIndex } from "../columnar-index.ts";
import { CODES, type CodeColumn, RATIO_SCALE } from "../document-columns.ts";
import type { NumberArray } from "../storage/growth.ts";

/** A group of filters in terms of columns. */
export type Group =
  /** The code in this column must be allowed. */
  | { readonly key: string; readonly kind: "codes"; readonly column: CodeColumn; readonly allowed: Uint8Array }
  | {
      readonly key: string;
      readonly kind: "range";
      readonly values: NumberArray;
      readonly min: number;
      readonly max: number;
    };

/** The numbers that a scope reads: its prices and its discount ratios. */
export interface ScopeNumbers {
  readonly prices: NumberArray;
  readonly ratios: NumberArray;
}

/** Numbers as their ids: "7", not "07", "7.0" or "seven". */
function idsOf(terms: readonly string[]): Set<number> {
  return new Set(terms.filter((term) => /^\d{1,15}$/.test(term) && String(Number(term)) === term).map(Number));
}

function ownCategoryGroup(index: ColumnarIndex, terms: readonly string[]): Uint8Array {
  const wanted = idsOf(terms);
  return Uint8Array.from(index.ownCategories, (category, code) => (code > 0 && wanted.has(category) ? 1 : 0));
}

function brandGroup(index: ColumnarIndex, terms: readonly string[]): Uint8Array {
  const wanted = new Set(terms);
  return Uint8Array.from(index.brands.terms, (brand) => (brand !== "" && wanted.has(brand) ? 1 : 0));
}

function fieldGroup(index: ColumnarIndex, fieldId: number, terms: readonly string[]): Uint8Array {
  return index.fieldSets.holdingAny(new Set(terms.map((term) => index.fieldTerms.find(fieldId, term))));
}

function termsGroup(index: ColumnarIndex, key: string, terms: readonly string[]): Group | null {
  const group = (column: number, allowed: Uint8Array): Group => {
    return { key, kind: "codes", column: index.columns.codesAt(column), allowed };
  };
  if (key === "manufacturer") return group(CODES.brand, brandGroup(index, terms));
  if (key === "category_id") return group(CODES.categories, ownCategoryGroup(index, terms));
  if (key === "category_ids") return group(CODES.categories, index.categorySets.holdingAny(idsOf(terms)));
  if (key === "flag_ids") return group(CODES.flags, index.flagSets.holdingAny(idsOf(terms)));
  const fieldId = additionalFieldId(key);
  if (fieldId === null) return null;
  const slot = index.fieldSlots.find(fieldId);
  // A field that no document has lets none pass.
  if (slot === -1) return group(CODES.flags, new Uint8Array(index.flagSets.sets.length));
  return group(CODES.fields + slot, fieldGroup(index, fieldId, terms));
}

function rangeGroup(key: string, range: Range, { prices, ratios }: ScopeNumbers): Group | null {
  const isRatio = key === "discount_percentage";
  if (!isRatio && key !== "current_price") return null;
  const bound = (value: number | null, otherwise: number) => {
    if (typeof value !== "number" || Number.isNaN(value)) return otherwise;
    return isRatio ? Math.round(value * RATIO_SCALE) : value;
  };
  const [min, max] = [bound(range.min, Number.NEGATIVE_INFINITY), bound(range.max, Number.POSITIVE_INFINITY)];
  return { key, kind: "range", values: isRatio ? ratios : prices, min, max };
}

/** The groups of a query, one for each key; a later filter of the same key counts, unknown keys do not (T073). */
export function filterGroups(index: ColumnarIndex, filters: readonly EngineFilter[], numbers: ScopeNumbers): Group[] {
  const groups = new Map<string, Group>();
  for (const filter of filters) {
    const isTerms = "terms" in filter;
    const group = isTerms ? termsGroup(index, filter.key, filter.terms) : rangeGroup(filter.key, filter.range, numbers);
    const says = group !== null && (!isTerms || filter.terms.length > 0);
    if (says && (groups.has(filter.key) || groups.size < MAX_FILTERS)) groups.set(filter.key, group);
  }
  return [...groups.values()];
}
