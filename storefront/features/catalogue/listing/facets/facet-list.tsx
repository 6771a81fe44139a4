import { Suspense } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { late } from "#client/late.ts";
import type { FacetKey } from "#domain/catalogue/listing/facet-keys.ts";
import { selectedRange, selectedTerms } from "#domain/catalogue/listing/selected-filters.ts";
import type { Translate } from "#i18n/translate.ts";
import type { ShownFacet } from "../data/listing-data.ts";
import { useFilterScope } from "../filters/filter-scope.tsx";
import { useListing } from "../listing-state.tsx";
import { FacetGroup } from "./facet-group.tsx";
import { FacetTerms } from "./facet-terms.tsx";

/** Server-rendered; the slider code is loaded separately to keep the page's script small. */
const loadRanges = () => import("./facet-ranges.tsx");
const PriceRange = late(async () => (await loadRanges()).PriceRange);
const DiscountRange = late(async () => (await loadRanges()).DiscountRange);

/** Open initially; the other groups are closed. */
const OPEN_GROUPS = 5;

/** Fixed facets are named by messages, additional fields by their own names. */
function facetName(t: Translate, facet: ShownFacet): string {
  if (facet.key === "manufacturer") return t("listing.facet.manufacturer");
  if (facet.key === "current_price") return t("listing.facet.current_price");
  if (facet.key === "discount_percentage") return t("listing.facet.discount_percentage");
  if (facet.key === "flag_ids") return t("listing.facet.flag_ids");
  return facet.type === "stats" ? facet.key : (facet.name ?? facet.key);
}

interface FacetListProps {
  /** Groups that are closed initially although they come first. */
  closed?: readonly FacetKey[];
}

export function FacetList({ closed = [] }: FacetListProps) {
  const t = useTranslate();
  const { data, query } = useListing();
  const { filters } = useFilterScope();
  return data.facets.map((facet, index) => {
    const name = facetName(t, facet);
    const chosen = selectedTerms(filters, facet.key);
    const isChosen = chosen.length > 0 || selectedRange(filters, facet.key) !== null;
    const isOpen = !closed.includes(facet.key) && (index < OPEN_GROUPS || isChosen);
    const summary = facet.type === "stats" ? [] : facet.terms.filter(({ value }) => chosen.includes(value));
    return (
      <FacetGroup
        // Another category or search is another list of terms.
        key={`${data.category?.id} ${query.searchText} ${facet.key}`}
        name={name}
        isOpen={isOpen}
        summary={summary.map(({ label }) => label).join(", ")}
      >
        <FacetBody facet={facet} name={name} />
      </FacetGroup>
    );
  });
}

function FacetBody({ facet, name }: { facet: ShownFacet; name: string }) {
  if (facet.type !== "stats") return <FacetTerms facet={facet} name={name} />;
  return (
    <Suspense fallback={null}>
      {facet.key === "discount_percentage" ? <DiscountRange facet={facet} /> : <PriceRange facet={facet} />}
    </Suspense>
  );
}
