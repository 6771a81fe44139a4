import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { ORDER_TABS, type OrderTab } from "#domain/selling/orders/order-tab.ts";
import { LocalLink } from "#storefront/shell/navigation/local-link.tsx";
import { tabLinkClass } from "#storefront/shell/navigation/tab-link-class.ts";
import { type OrdersQuery, ordersPath } from "./orders-query.ts";

interface OrderTabsProps {
  query: OrdersQuery;
  counts: Readonly<Record<OrderTab, number>>;
}

/** How far orders have come, with how many there are of each. */
export function OrderTabs({ query, counts }: OrderTabsProps) {
  const t = useTranslate();
  return (
    <nav aria-label={t("orders.tabs")} className="-mx-4 overflow-x-auto px-4 md:mx-0 md:px-0">
      <ul className="flex min-w-max gap-6 border-b border-line">
        {ORDER_TABS.map((tab) => (
          <li key={tab}>
            <LocalLink
              to={ordersPath({ ...query, tab, page: 1 })}
              aria-current={tab === query.tab ? "page" : undefined}
              className={tabLinkClass}
            >
              {t(`orders.tab.${tab}`)}
              <span className="rounded-tag bg-surface px-1.5 text-caption text-ink2 tabular-nums">{counts[tab]}</span>
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
