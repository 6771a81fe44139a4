import type { Category, ListingFacet } from "#contracts/shop/catalogue/search.ts";
import { type Facet, visibleFacets } from "#domain/catalogue/listing/visible-facets.ts";
import type { ShownFacet } from "../data/listing-data.ts";

interface Answer {
  facets: ListingFacet[];
  disabled_additional_ids_in_index: number[];
}

const hasChoice = (facet: ShownFacet) => (facet.type === "stats" ? facet.min < facet.max : facet.terms.length > 0);

/** Fixed facets come first, then the category's additional fields. */
const FIRST_KEYS: readonly string[] = ["manufacturer", "current_price", "discount_percentage", "flag_ids"];

const rank = ({ key }: ShownFacet) => (FIRST_KEYS.includes(key) ? FIRST_KEYS.indexOf(key) : FIRST_KEYS.length);

/** The facets of the filter panel (CATALOG-09, CATALOG-10, CATALOG-11). */
export function shownFacets(answer: Answer, category: Category | null): { facets: ShownFacet[] } {
  const visible = visibleFacets(answer.facets as readonly Facet[], {
    category: category && { id: category.id, filterableAdditionalFields: category.filterable_additional_fields },
    disabledAdditionalIdsInIndex: answer.disabled_additional_ids_in_index,
  });
  return { facets: (visible as ShownFacet[]).filter(hasChoice).sort((a, b) => rank(a) - rank(b)) };
}
