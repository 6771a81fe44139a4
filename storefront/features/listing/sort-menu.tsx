import { ArrowDownWideNarrow, Check } from "lucide-react";
import { useTranslate } from "../../../client/i18n/messages-provider.tsx";
import { SORTS } from "../../../domain/listing/default-sort.ts";
import { buttonClass } from "../../../ui/button-class.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Menu, menuItemClass } from "../../../ui/menu/menu.tsx";
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

function useSorts() {
  const t = useTranslate();
  const { data, query, hrefOf } = useListing();
  const current = query.sort ?? data.sort;
  return MENU.map(({ sort, key }) => ({
    sort,
    label: t(key),
    to: hrefOf({ sort }),
    isCurrent: sort === current,
  }));
}

export function SortMenu({ className }: { className?: string }) {
  const t = useTranslate();
  const sorts = useSorts();
  const label = sorts.find(({ isCurrent }) => isCurrent)?.label ?? "";
  return (
    <Menu
      align="end"
      {...(className ? { className } : {})}
      triggerLabel={t("listing.sort-by", { sort: label })}
      triggerClassName={classNames(
        buttonClass({ variant: "outline", size: "sm" }),
        "w-full max-[1025px]:min-h-12 max-[1025px]:px-3 max-[1025px]:[&>svg:last-child]:hidden",
      )}
      trigger={
        <>
          <ArrowDownWideNarrow aria-hidden="true" className="max-[380px]:hidden" />
          <span className="line-clamp-2 min-w-0 leading-4.5">{label}</span>
        </>
      }
    >
      {sorts.map(({ sort, label: name, to, isCurrent }) => (
        <ListingLink
          key={sort}
          to={to}
          aria-current={isCurrent || undefined}
          className={menuItemClass({ selected: isCurrent })}
        >
          <span className="grow">{name}</span>
          {isCurrent && <Check aria-hidden="true" className="size-4.5" />}
        </ListingLink>
      ))}
    </Menu>
  );
}

/** For visitors without JavaScript, which the menu needs. */
export function SortLinks() {
  const t = useTranslate();
  const sorts = useSorts();
  return (
    <noscript>
      <nav aria-label={t("listing.sort")} className="mb-4 flex flex-wrap gap-x-4 text-sm">
        {sorts.map(({ sort, label, to }) => (
          <a key={sort} href={to} rel="nofollow" className="inline-flex min-h-11 items-center text-pri underline">
            {label}
          </a>
        ))}
      </nav>
    </noscript>
  );
}
