import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { Feature } from "#domain/operations/storefronts/storefront.ts";
import { ORDER_FILTERS, type OrderFilter } from "#domain/selling/orders/order-filter.ts";
import { LocalLink } from "#storefront/shell/navigation/local-link.tsx";
import { useHasFeature } from "#storefront/shell/page-data.tsx";
import { type OrdersQuery, ordersPath } from "./orders-query.ts";

interface OrderFiltersProps {
  query: OrdersQuery;
  counts: Readonly<Record<OrderFilter, number>>;
}

const chip =
  "flex min-h-10 items-center gap-2 rounded-full border border-line2 bg-surface px-3.5 text-sm whitespace-nowrap " +
  "hover:border-ink aria-[current=page]:border-transparent aria-[current=page]:bg-soft aria-[current=page]:font-semibold " +
  "aria-[current=page]:text-softink pointer-coarse:min-h-11";

/** A filter is hidden where the storefront lacks its feature, unless the customer has such orders already. */
const REQUIRED_FEATURES: Partial<Record<OrderFilter, Feature>> = {
  marketplace: "marketplace",
  quotes: "quotes",
  forward_requests: "forwarding",
};

/** The kinds of orders. */
export function OrderFilters({ query, counts }: OrderFiltersProps) {
  const t = useTranslate();
  const hasFeature = useHasFeature();
  const offered = ORDER_FILTERS.filter((filter) => {
    const feature = REQUIRED_FEATURES[filter];
    return !feature || hasFeature(feature) || counts[filter] > 0 || filter === query.filter;
  });
  return (
    <nav aria-label={t("orders.filters")} className="-mx-4 overflow-x-auto px-4 py-1 md:mx-0 md:px-0">
      <ul className="flex min-w-max gap-2">
        {offered.map((filter) => (
          <li key={filter}>
            <LocalLink
              to={ordersPath({ ...query, filter, page: 1 })}
              aria-current={filter === query.filter ? "page" : undefined}
              className={chip}
            >
              {t(`orders.filter.${filter}`)}
              <span className="text-caption text-ink2 tabular-nums">{counts[filter]}</span>
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
