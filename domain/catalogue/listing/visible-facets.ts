import { additionalFieldId, type FacetKey, isFacetKey } from "./facet-keys.ts";

export interface FacetTerm {
  readonly value: string;
  readonly count: number;
}

/** A facet of a search answer (CATALOG-09). */
export type Facet =
  | { readonly key: FacetKey; readonly type: "terms" | "flags"; readonly terms: readonly FacetTerm[] }
  | {
      readonly key: FacetKey;
      readonly type: "stats";
      readonly min: number;
      readonly max: number;
      readonly histogram?: readonly number[];
    };

export interface FacetContext {
  /** The listing's category; null or the synthetic root (id 0) when there is none. */
  readonly category: { readonly id: number; readonly filterableAdditionalFields: readonly number[] } | null;
  /** Additional fields that are hidden without a category. */
  readonly disabledAdditionalIdsInIndex: readonly number[];
}

const HIDDEN_KEYS: readonly string[] = ["category_id", "category_ids"];

/** A real category shows its filterable fields; elsewhere a field shows unless the index disables it (CATALOG-10). */
function isFieldShown(fieldId: number, { category, disabledAdditionalIdsInIndex }: FacetContext): boolean {
  if (category !== null && category.id > 0) return category.filterableAdditionalFields.includes(fieldId);
  return !disabledAdditionalIdsInIndex.includes(fieldId);
}

/** Drops unknown keys and hides the category facets (CATALOG-09, CATALOG-10). */
function isFacetShown(key: string, context: FacetContext): key is FacetKey {
  if (!isFacetKey(key) || HIDDEN_KEYS.includes(key)) return false;
  const fieldId = additionalFieldId(key);
  return fieldId === null || isFieldShown(fieldId, context);
}

/** The discount facet always runs from 0 to 100 (CATALOG-11). */
function withForcedBounds(facet: Facet): Facet {
  if (facet.key !== "discount_percentage" || facet.type !== "stats") return facet;
  return { ...facet, min: 0, max: 100 };
}

/** The facets to show, in the given order (CATALOG-09, CATALOG-10, CATALOG-11). */
export function visibleFacets(facets: readonly Facet[], context: FacetContext): Facet[] {
  return facets.filter(({ key }) => isFacetShown(key, context)).map(withForcedBounds);
}
