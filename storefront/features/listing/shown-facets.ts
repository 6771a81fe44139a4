import type { Category, ListingFacet } from "../../../contracts/calls/search.ts";
import { type Facet, visibleFacets } from "../../../domain/listing/visible-facets.ts";
import type { ShownFacet } from "./listing-data.ts";

interface Answer {
  facets: ListingFacet[];
  disabled_additional_ids_in_index: number[];
}

/** A group without anything to choose only takes room. */
const hasChoice = (facet: ShownFacet) => (facet.type === "stats" ? facet.min < facet.max : facet.terms.length > 0);

/** The groups of the filter panel (CATALOG-09, CATALOG-10, CATALOG-11). */
export function shownFacets(answer: Answer, category: Category | null): { facets: ShownFacet[] } {
  const visible = visibleFacets(answer.facets as readonly Facet[], {
    category: category && { id: category.id, filterableAdditionalFields: category.filterable_additional_fields },
    disabledAdditionalIdsInIndex: answer.disabled_additional_ids_in_index,
  });
  return { facets: (visible as ShownFacet[]).filter(hasChoice) };
}
