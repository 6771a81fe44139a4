import { ORDER_FILTERS, type OrderFilter } from "../../../domain/orders/order-filter.ts";

/** Kept in the URL, so that going back restores it (ACCOUNT-05). */
export interface OrdersQuery {
  filter: OrderFilter;
  page: number;
}

const MAX_PAGE = 100_000;

/** Invalid or missing values mean all orders on page 1 (ACCOUNT-05). */
export function readOrdersQuery(query: URLSearchParams): OrdersQuery {
  const filter = ORDER_FILTERS.find((name) => name === query.get("filter")) ?? "all_orders";
  const page = Number(query.get("page") ?? "1");
  return { filter, page: Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1 };
}

/** Without the locale prefix; a new filter starts on page 1 (ACCOUNT-05). */
export function ordersPath({ filter, page = 1 }: { filter: OrderFilter; page?: number }): string {
  const query = new URLSearchParams();
  if (filter !== "all_orders") query.set("filter", filter);
  if (page > 1) query.set("page", String(page));
  return query.size > 0 ? `/my-orders?${query}` : "/my-orders";
}
