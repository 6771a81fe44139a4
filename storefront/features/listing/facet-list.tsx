import { lazy, Suspense } from "react";
import { useTranslate } from "../../../client/i18n/messages-provider.tsx";
import type { FacetKey } from "../../../domain/listing/facet-keys.ts";
import { selectedRange, selectedTerms } from "../../../domain/listing/selected-filters.ts";
import type { Translate } from "../../../i18n/translate.ts";
import { FacetGroup } from "./facet-group.tsx";
import { FacetTerms } from "./facet-terms.tsx";
import { useFilterScope } from "./filter-scope.tsx";
import type { ShownFacet } from "./listing-data.ts";
import { useListing } from "./listing-state.tsx";

/** A range is drawn by the server; what moves it comes after the first screen's own script. */
const loadRanges = () => import("./facet-ranges.tsx");
const PriceRange = lazy(async () => ({ default: (await loadRanges()).PriceRange }));
const DiscountRange = lazy(async () => ({ default: (await loadRanges()).DiscountRange }));

/** So many groups are open from the start; the rest wait until somebody asks. */
const OPEN_GROUPS = 5;

/** The fixed facets have messages for names, additional fields bring their own. */
function facetName(t: Translate, facet: ShownFacet): string {
  if (facet.key === "manufacturer") return t("listing.facet.manufacturer");
  if (facet.key === "current_price") return t("listing.facet.current_price");
  if (facet.key === "discount_percentage") return t("listing.facet.discount_percentage");
  if (facet.key === "flag_ids") return t("listing.facet.flag_ids");
  return facet.type === "stats" ? facet.key : (facet.name ?? facet.key);
}

interface FacetListProps {
  /** Groups that wait closed although they come first, as brands do in the sheet. */
  closed?: readonly FacetKey[];
}

/** All groups of filters, in the order of the answer. */
export function FacetList({ closed = [] }: FacetListProps) {
  const t = useTranslate();
  const { data } = useListing();
  const { filters } = useFilterScope();
  return data.facets.map((facet, index) => {
    const chosen = selectedTerms(filters, facet.key);
    const isChosen = chosen.length > 0 || selectedRange(filters, facet.key) !== null;
    const isOpen = !closed.includes(facet.key) && (index < OPEN_GROUPS || isChosen);
    const summary = facet.type === "stats" ? [] : facet.terms.filter(({ value }) => chosen.includes(value));
    return (
      <FacetGroup
        key={facet.key}
        name={facetName(t, facet)}
        isOpen={isOpen}
        summary={summary.map(({ label }) => label).join(", ")}
      >
        <FacetBody facet={facet} />
      </FacetGroup>
    );
  });
}

function FacetBody({ facet }: { facet: ShownFacet }) {
  if (facet.type !== "stats") return <FacetTerms facet={facet} />;
  return (
    <Suspense fallback={null}>
      {facet.key === "discount_percentage" ? <DiscountRange facet={facet} /> : <PriceRange facet={facet} />}
    </Suspense>
  );
}
