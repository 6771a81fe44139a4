import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { countChoices, NO_FILTERS } from "#domain/catalogue/listing/selected-filters.ts";
import { formatCount } from "#i18n/format.ts";
import { textLinkClass } from "./facets/facet-panel.tsx";
import { FilterButton } from "./filters/filter-button.tsx";
import { LayoutSwitch, LayoutToggle } from "./layout-switch.tsx";
import { ListingLink } from "./listing-link.tsx";
import { useListing } from "./listing-state.tsx";
import { SortMenu } from "./sort-menu.tsx";

export function ListingToolbar() {
  const t = useTranslate();
  const { query, hrefOf } = useListing();
  const hasChoices = countChoices(query.filters) > 0 || query.letter !== null;
  return (
    <>
      <div className="-mx-4 mb-2 grid grid-cols-[minmax(min-content,1fr)_minmax(0,max-content)_auto] sm:grid-cols-[1fr_1fr_auto] gap-2 border-y border-line px-4 py-2.5 md:-mx-6 md:px-6 tablet:hidden">
        <FilterButton />
        <SortMenu />
        <LayoutToggle />
      </div>
      <div className="mb-4 flex min-h-11 items-center gap-3">
        <Total />
        {hasChoices && (
          <ListingLink
            to={hrefOf({ filters: NO_FILTERS, letter: null })}
            className={`${textLinkClass} min-h-11 tablet:hidden`}
          >
            {t("listing.clear-filters")}
          </ListingLink>
        )}
        <SortMenu className="max-tablet:hidden" />
        <LayoutSwitch className="max-tablet:hidden" />
      </div>
    </>
  );
}

/** A live region: announced when a filter changes it. */
function Total() {
  const t = useTranslate();
  const { total } = useListing().data;
  return (
    <p role="status" className="grow text-ui text-ink2">
      <strong className="font-semibold text-ink">{formatCount(total)}</strong> {t("listing.products", { count: total })}
    </p>
  );
}
