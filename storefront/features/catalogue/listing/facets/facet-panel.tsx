import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { countChoices, NO_FILTERS } from "#domain/catalogue/listing/selected-filters.ts";
import { Kept } from "#storefront/render/kept.tsx";
import { useRestShown } from "#storefront/shell/navigation/use-rest-shown.ts";
import { classNames } from "#ui/class-names.ts";
import type { ListingData } from "../data/listing-data.ts";
import { ListingLink } from "../listing-link.tsx";
import { useListing } from "../listing-state.tsx";
import { CategoryTree } from "./category-tree.tsx";
import { FacetList } from "./facet-list.tsx";

export const textLinkClass =
  "inline-flex min-h-6 cursor-pointer items-center text-sm font-semibold text-pri underline underline-offset-4 hover:no-underline";

/** The listing's data that the panel shows, for the name of the kept markup. */
const shownOf = ({ facets, branch, category, contentType, currency }: ListingData) =>
  JSON.stringify([facets, branch, category?.id, contentType, currency]);

/** The filters beside the products; each choice is applied at once. */
export function FacetPanel({ className }: { className: string }) {
  const t = useTranslate();
  const { data, query, hrefOf } = useListing();
  const isRestShown = useRestShown();
  const hasChoices = countChoices(query.filters) > 0;
  // Filters and search texts have too many combinations to keep.
  const isKept = !hasChoices && query.searchText === "";
  return (
    <Kept
      as="aside"
      name={isKept ? () => `panel ${hrefOf({})} ${shownOf(data)}` : null}
      aria-labelledby="filters-title"
      className={classNames("pb-6", className)}
    >
      <div className="flex min-h-11 items-center justify-between gap-3">
        <h2 id="filters-title" className="type-h4">
          {t("listing.filters")}
        </h2>
        {hasChoices && (
          <ListingLink to={hrefOf({ filters: NO_FILTERS })} className={textLinkClass}>
            {t("listing.clear-all")}
          </ListingLink>
        )}
      </div>
      {isRestShown && (
        <>
          <CategoryTree />
          <FacetList />
        </>
      )}
    </Kept>
  );
}
