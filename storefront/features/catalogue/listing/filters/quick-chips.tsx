import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { additionalFieldId } from "#domain/catalogue/listing/facet-keys.ts";
import { selectedTerms, toggleTerm } from "#domain/catalogue/listing/selected-filters.ts";
import { LocalLink } from "#storefront/shell/navigation/local-link.tsx";
import type { TermsFacet } from "../data/listing-data.ts";
import { ListingLink } from "../listing-link.tsx";
import { type ListingState, useListing } from "../listing-state.tsx";

/** The first fields of a category are its most important ones. */
const QUICK_FIELDS = 2;
const TERMS_PER_FIELD = 3;

export const chipClass =
  "inline-flex min-h-10 shrink-0 items-center rounded-full border border-line bg-surface px-4 text-sm font-semibold " +
  "whitespace-nowrap transition-colors hover:border-line2 pointer-coarse:min-h-11";

/** On phones one row that scrolls to the screen's edge. */
const chipRowClass = "-mx-4 flex gap-2 overflow-x-auto px-4 py-1 scrollbar-none md:mx-0 md:flex-wrap md:px-0";

const isWordField = (facet: ListingState["data"]["facets"][number]): facet is TermsFacet =>
  facet.type === "terms" && facet.display === "words" && additionalFieldId(facet.key) !== null;

/** The subcategories, or common filters where there are none. */
export function QuickChips() {
  const t = useTranslate();
  const { data, query } = useListing();
  const hasSubcategories = data.branch.head.id === (data.category?.id ?? 0) && query.searchText === "";
  const subcategories = hasSubcategories ? data.branch.children : [];
  if (subcategories.length === 0) return <QuickFilters />;
  return (
    <nav aria-label={t("listing.subcategories")} className="mt-4">
      <ul className={chipRowClass}>
        {subcategories.map(({ id, name, slug }) => (
          <li key={id}>
            <LocalLink to={`/c/${slug}`} className={chipClass}>
              {name}
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function QuickFilters() {
  const t = useTranslate();
  const { data, query, hrefOf } = useListing();
  const filters = data.facets
    .filter(isWordField)
    .slice(0, QUICK_FIELDS)
    .flatMap(({ key, terms }) => terms.slice(0, TERMS_PER_FIELD).map(({ value, label }) => ({ key, value, label })));
  if (!data.category || filters.length === 0) return null;
  return (
    <ul aria-label={t("listing.quick-filters")} className={`mt-4 ${chipRowClass}`}>
      {filters.map(({ key, value, label }) => (
        <li key={`${key} ${value}`}>
          <ListingLink
            to={hrefOf({ filters: toggleTerm(query.filters, key, value) })}
            aria-current={selectedTerms(query.filters, key).includes(value) || undefined}
            className={`${chipClass} aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-bg`}
          >
            {label}
          </ListingLink>
        </li>
      ))}
    </ul>
  );
}
