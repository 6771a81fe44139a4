import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { ORDERS_PAGE_SIZE } from "#domain/selling/orders/order-kind.ts";
import { PageLinks } from "#storefront/shell/navigation/page-links.tsx";
import type { OrdersData } from "./load-orders.ts";
import { NoOrders } from "./no-orders.tsx";
import { OrderCard } from "./order-card.tsx";
import { OrderFilters } from "./order-filters.tsx";
import { OrderTabs } from "./order-tabs.tsx";
import { ordersPath } from "./orders-query.ts";
import { UnpaidStrip } from "./unpaid-strip.tsx";

interface OrdersListProps {
  orders: OrdersData;
  unpaidCount: number;
}

/** ROUTE-37, ACCOUNT-05 */
export function OrdersList({ orders, unpaidCount }: OrdersListProps) {
  const t = useTranslate();
  const list = useFocusedOnRequest();
  const { page, total, items, counts, tabCounts } = orders;
  return (
    <div className="grid grid-cols-1 gap-5">
      <UnpaidStrip count={unpaidCount} orders={items} />
      {tabCounts && <OrderTabs query={orders} counts={tabCounts} />}
      {counts && <OrderFilters query={orders} counts={counts} />}
      <section
        ref={list}
        tabIndex={-1}
        aria-label={t("orders.list")}
        className="scroll-mt-28 rounded-panel focus-visible:outline-offset-6"
      >
        {items.length === 0 ? (
          <NoOrders orders={orders} />
        ) : (
          <>
            <ul className="grid gap-4">
              {items.map((order) => (
                <OrderCard key={order.number} order={order} />
              ))}
            </ul>
            <PageLinks
              {...{ page, total }}
              pageSize={ORDERS_PAGE_SIZE}
              pathOf={(target) => ordersPath({ ...orders, page: target })}
              className="mt-6"
            />
          </>
        )}
      </section>
    </div>
  );
}

/** OVERLAY-02: the reminder of unpaid orders links here and focuses the list. */
function useFocusedOnRequest() {
  const list = useRef<HTMLElement>(null);
  const [query] = useSearchParams();
  const isRequested = query.get("focus_order_table") === "true";
  useEffect(() => {
    if (isRequested) list.current?.focus();
  }, [isRequested]);
  return list;
}
