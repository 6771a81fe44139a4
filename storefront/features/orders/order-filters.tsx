import { useTranslate } from "../../../client/i18n/messages-provider.tsx";
import { ORDER_FILTERS, type OrderFilter } from "../../../domain/orders/order-filter.ts";
import type { Feature } from "../../../domain/storefronts/storefront.ts";
import { LocalLink } from "../../shell/navigation/local-link.tsx";
import { useHasFeature } from "../../shell/page-data.tsx";
import { ordersPath } from "./orders-query.ts";

interface OrderFiltersProps {
  selected: OrderFilter;
  counts: Readonly<Record<OrderFilter, number>>;
}

const tab =
  "relative flex min-h-12 items-center gap-2 text-ui font-label whitespace-nowrap text-ink2 hover:text-ink " +
  "aria-[current=page]:font-semibold aria-[current=page]:text-ink after:absolute after:inset-x-0 after:bottom-0 " +
  "after:h-[3px] after:rounded-t-full aria-[current=page]:after:bg-pri focus-visible:-outline-offset-3";

/** A filter is hidden where the storefront lacks its feature, unless the customer has such orders already. */
const REQUIRED_FEATURES: Partial<Record<OrderFilter, Feature>> = {
  marketplace: "marketplace",
  quotes: "quotes",
  forward_requests: "forwarding",
};

export function OrderFilters({ selected, counts }: OrderFiltersProps) {
  const t = useTranslate();
  const hasFeature = useHasFeature();
  const offered = ORDER_FILTERS.filter((filter) => {
    const feature = REQUIRED_FEATURES[filter];
    return !feature || hasFeature(feature) || counts[filter] > 0 || filter === selected;
  });
  return (
    <nav aria-label={t("orders.filters")} className="-mx-4 overflow-x-auto px-4 md:mx-0 md:px-0">
      <ul className="flex min-w-max gap-6 border-b border-line">
        {offered.map((filter) => (
          <li key={filter}>
            <LocalLink
              to={ordersPath({ filter })}
              aria-current={filter === selected ? "page" : undefined}
              className={tab}
            >
              {t(`orders.filter.${filter}`)}
              <span className="rounded-tag bg-surface px-1.5 text-caption text-ink2 tabular-nums">
                {counts[filter]}
              </span>
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
