import { ORDER_FILTERS, type OrderFilter } from "#domain/selling/orders/order-filter.ts";
import { ORDER_TABS, type OrderTab } from "#domain/selling/orders/order-tab.ts";

/** Kept in the URL, so that going back restores it (ACCOUNT-05). */
export interface OrdersQuery {
  filter: OrderFilter;
  tab: OrderTab;
  search: string;
  page: number;
}

const MAX_PAGE = 100_000;
const MAX_SEARCH = 100;

/** Invalid or missing values mean all orders on page 1 (ACCOUNT-05). */
export function readOrdersQuery(query: URLSearchParams): OrdersQuery {
  const page = Number(query.get("page") ?? "1");
  return {
    filter: ORDER_FILTERS.find((name) => name === query.get("filter")) ?? "all_orders",
    tab: ORDER_TABS.find((name) => name === query.get("status")) ?? "all",
    search: (query.get("q") ?? "").trim().slice(0, MAX_SEARCH),
    page: Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1,
  };
}

/** Without the locale prefix; a new filter, status or search starts on page 1 (ACCOUNT-05). */
export function ordersPath({ filter, tab = "all", search = "", page = 1 }: Partial<OrdersQuery>): string {
  const query = new URLSearchParams();
  if (filter && filter !== "all_orders") query.set("filter", filter);
  if (tab !== "all") query.set("status", tab);
  if (search) query.set("q", search);
  if (page > 1) query.set("page", String(page));
  return query.size > 0 ? `/my-orders?${query}` : "/my-orders";
}

export const isNarrowed = ({ filter, tab, search }: OrdersQuery) =>
  filter !== "all_orders" || tab !== "all" || search !== "";
