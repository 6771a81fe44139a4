/** The facets that every listing can have, beside the category's own additional fields (CATALOG-09). */
const FIXED_FACETS = {
  manufacturer: "terms",
  current_price: "stats",
  discount_percentage: "stats",
  category_id: "terms",
  category_ids: "terms",
  flag_ids: "flags",
} as const;

export type FacetType = "terms" | "stats" | "flags";
type FixedFacetKey = keyof typeof FIXED_FACETS;
export type FacetKey = FixedFacetKey | `additional_field_${number}`;

const ADDITIONAL_FIELD = /^additional_field_([1-9]\d{0,8})$/;

const isFixed = (text: string): text is FixedFacetKey => Object.hasOwn(FIXED_FACETS, text);

/** A facet's key is one of the known ones or additional_field_{id}; every other one is dropped (CATALOG-09, T073). */
export function isFacetKey(text: string): text is FacetKey {
  return isFixed(text) || ADDITIONAL_FIELD.test(text);
}

/** The key of an additional field's facet (CATALOG-09). */
export function additionalFieldKey(id: number): FacetKey {
  return `additional_field_${id}`;
}

/** The additional field that a facet is about, or null for the other facets (CATALOG-10). */
export function additionalFieldId(key: string): number | null {
  const id = ADDITIONAL_FIELD.exec(key)?.[1];
  return id === undefined ? null : Number(id);
}

/** Prices and discounts are ranges, flags are flags, everything else is a choice among terms (CATALOG-09). */
export function facetTypeOf(key: FacetKey): FacetType {
  return isFixed(key) ? FIXED_FACETS[key] : "terms";
}
