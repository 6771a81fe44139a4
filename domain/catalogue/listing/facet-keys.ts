/** The facets of every listing, besides the category's additional fields (CATALOG-09). */
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

/** A facet key is a fixed one or additional_field_{id}; any other is dropped (CATALOG-09, T073). */
export function isFacetKey(text: string): text is FacetKey {
  return isFixed(text) || ADDITIONAL_FIELD.test(text);
}

/** The key of an additional field's facet (CATALOG-09). */
export function additionalFieldKey(id: number): FacetKey {
  return `additional_field_${id}`;
}

/** The id of an additional field's facet; null for other facets (CATALOG-10). */
export function additionalFieldId(key: string): number | null {
  const id = ADDITIONAL_FIELD.exec(key)?.[1];
  return id === undefined ? null : Number(id);
}

/** Prices and discounts are ranges, flags are flags, all others are terms (CATALOG-09). */
export function facetTypeOf(key: FacetKey): FacetType {
  return isFixed(key) ? FIXED_FACETS[key] : "terms";
}
