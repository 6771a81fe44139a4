import { ORDER_FILTERS, type OrderFilter } from "../../../domain/orders/order-filter.ts";

/** What of My orders is shown; it stands in the address, so that it can be gone back to (ACCOUNT-05). */
export interface OrdersQuery {
  filter: OrderFilter;
  page: number;
}

const MOST_PAGES = 100_000;

/** The list starts with all orders, on page 1; whatever else stands in the address is not looked at (ACCOUNT-05). */
export function readOrdersQuery(query: URLSearchParams): OrdersQuery {
  const filter = ORDER_FILTERS.find((name) => name === query.get("filter")) ?? "all_orders";
  const page = Number(query.get("page") ?? "1");
  return { filter, page: Number.isInteger(page) && page >= 1 && page <= MOST_PAGES ? page : 1 };
}

/** The address of a page of orders, without language; another filter starts from page 1 (ACCOUNT-05). */
export function ordersPath({ filter, page = 1 }: { filter: OrderFilter; page?: number }): string {
  const query = new URLSearchParams();
  if (filter !== "all_orders") query.set("filter", filter);
  if (page > 1) query.set("page", String(page));
  return query.size > 0 ? `/my-orders?${query}` : "/my-orders";
}
