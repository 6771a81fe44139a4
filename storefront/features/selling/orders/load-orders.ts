import { type RouterContextProvider, redirect } from "react-router";
import type { OrderListItem } from "#contracts/shop/selling/orders.ts";
import type { Language } from "#domain/operations/storefronts/storefront.ts";
import { type OrderFilter, orderTypeFilter } from "#domain/selling/orders/order-filter.ts";
import type { OrderTab } from "#domain/selling/orders/order-tab.ts";
import { withLocale } from "#domain/shared/locale/locale-path.ts";
import { api, reader, visit } from "#storefront/context.ts";
import { type OrdersQuery, ordersPath, readOrdersQuery } from "./orders-query.ts";

export interface OrdersData extends OrdersQuery {
  items: readonly OrderListItem[];
  total: number;
  /** Null where the storefront has no filters (REGION-09) or loading failed. */
  counts: Readonly<Record<OrderFilter, number>> | null;
  /** Null when loading failed. */
  tabCounts: Readonly<Record<OrderTab, number>> | null;
  isFailed: boolean;
}

/** ACCOUNT-05: a failure shows an empty list on page 1. */
export const failedOrders = (query: OrdersQuery): OrdersData => {
  return { ...query, page: 1, items: [], total: 0, counts: null, tabCounts: null, isFailed: true };
};

interface OrdersRequest {
  url: URL;
  locale: Language;
  context: Readonly<RouterContextProvider>;
}

export async function loadOrders({ url, locale, context }: OrdersRequest): Promise<OrdersData> {
  const query = readOrdersQuery(url.searchParams);
  const orders = await fetchOrders(query, context).catch(() => failedOrders(query));
  // The page may have been bookmarked when there were more orders.
  if (orders.page > 1 && orders.items.length === 0) {
    throw redirect(withLocale(ordersPath({ ...query, page: 1 }), locale));
  }
  return orders;
}

async function fetchOrders(query: OrdersQuery, context: OrdersRequest["context"]): Promise<OrdersData> {
  const { filter, tab, search, page } = query;
  const type_for_filter = orderTypeFilter(context.get(visit).storefront, filter);
  const { items, total, counts, status_counts } = await context.get(api).orders.getMyOrders({
    language_id: context.get(reader).language.id,
    page,
    ...(type_for_filter ? { type_for_filter } : {}),
    ...(tab === "all" ? {} : { status: tab }),
    ...(search ? { search } : {}),
  });
  return { ...query, items, total, counts: type_for_filter ? counts : null, tabCounts: status_counts, isFailed: false };
}
