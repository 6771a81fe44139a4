import { ArrowDownWideNarrow, Check } from "lucide-react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { SORTS, type Sort } from "#domain/catalogue/listing/default-sort.ts";
import { buttonClass } from "#ui/button-class.ts";
import { classNames } from "#ui/class-names.ts";
import { Menu, menuItemClass } from "#ui/menu/menu.tsx";
import { ListingLink } from "./listing-link.tsx";
import { useListing } from "./listing-state.tsx";

/** In the order of the menu (CATALOG-08). */
const MENU = [
  { sort: SORTS.bestSellers, key: "listing.sort.best-sellers" },
  { sort: SORTS.newArrivals, key: "listing.sort.new-arrivals" },
  { sort: SORTS.bestValue, key: "listing.sort.best-value" },
  { sort: SORTS.priceLowToHigh, key: "listing.sort.price-low-to-high" },
  { sort: SORTS.priceHighToLow, key: "listing.sort.price-high-to-low" },
  { sort: SORTS.relevance, key: "listing.sort.relevance" },
] as const;

/** Without words nothing is more relevant than the rest: the default by relevance then orders, and is called, as best sellers. */
function useCurrentSort(): Sort {
  const { data, query } = useListing();
  if (query.sort !== null) return query.sort;
  return data.sort === SORTS.relevance && query.searchText === "" ? SORTS.bestSellers : data.sort;
}

export function SortMenu({ className }: { className?: string }) {
  const t = useTranslate();
  const current = useCurrentSort();
  const currentKey = MENU.find(({ sort }) => sort === current)?.key;
  const label = currentKey ? t(currentKey) : "";
  return (
    <Menu
      align="end"
      {...(className ? { className } : {})}
      triggerLabel={t("listing.sort-by", { sort: label })}
      triggerClassName={classNames(
        buttonClass({ variant: "outline", size: "sm" }),
        "w-full max-tablet:h-12 max-tablet:px-3 max-tablet:[&>svg:last-child]:hidden",
      )}
      trigger={
        <>
          <ArrowDownWideNarrow aria-hidden="true" className="max-[380px]:hidden" />
          <span className="line-clamp-2 min-w-0 leading-4.5">{label}</span>
        </>
      }
    >
      <SortChoices />
    </Menu>
  );
}

/** Rendered while the menu is open only. */
function SortChoices() {
  const t = useTranslate();
  const { hrefOf } = useListing();
  const current = useCurrentSort();
  return MENU.map(({ sort, key }) => (
    <ListingLink
      key={sort}
      to={hrefOf({ sort })}
      aria-current={sort === current || undefined}
      className={menuItemClass({ selected: sort === current })}
    >
      <span className="grow">{t(key)}</span>
      {sort === current && <Check aria-hidden="true" className="size-4.5" />}
    </ListingLink>
  ));
}

/** For visitors without JavaScript, which the menu needs. */
export function SortLinks() {
  const t = useTranslate();
  const { hrefOf } = useListing();
  return (
    <noscript>
      <nav aria-label={t("listing.sort")} className="mb-4 flex flex-wrap gap-x-4 text-sm">
        {MENU.map(({ sort, key }) => (
          <a
            key={sort}
            href={hrefOf({ sort })}
            rel="nofollow"
            className="inline-flex min-h-11 items-center text-pri underline"
          >
            {t(key)}
          </a>
        ))}
      </nav>
    </noscript>
  );
}
