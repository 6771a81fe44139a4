import type { OrderListItem } from "#contracts/shop/selling/orders.ts";
import { ORDER_FILTERS, type OrderFilter } from "#domain/selling/orders/order-filter.ts";
import { isListed, ORDERS_PAGE_SIZE } from "#domain/selling/orders/order-kind.ts";
import { ORDER_TABS, type OrderTab } from "#domain/selling/orders/order-tab.ts";
import type { Database } from "#platform/database/open-database.ts";
import type { OrderListRequest, OrderListSource, OrderOwner } from "./order-list-source.ts";

export interface OrdersRequest extends Omit<OrderListRequest, "limit"> {
  page: number;
  filter: OrderFilter | undefined;
}

export interface OrdersPage {
  items: OrderListItem[];
  total: number;
  counts: Record<OrderFilter, number>;
  status_counts: Record<OrderTab, number>;
}

/** A page of everything that a customer ordered, all sources in one order of time (ACCOUNT-05). */
export async function listOrders(
  db: Database,
  sources: readonly OrderListSource[],
  request: OrdersRequest,
): Promise<OrdersPage> {
  const { page, filter, tab } = request;
  const listed = sources.filter(({ kind }) => isListed(kind, filter));
  const limit = page * ORDERS_PAGE_SIZE;
  const [lists, sizes] = await Promise.all([
    Promise.all(listed.map((source) => source.list(db, { ...request, limit }))),
    Promise.all(sources.map((source) => source.count(db, request))),
  ]);
  const countOf = (wanted: OrderFilter | undefined, shown: OrderTab) =>
    sources.reduce((sum, { kind }, index) => sum + (isListed(kind, wanted) ? (sizes[index]?.[shown] ?? 0) : 0), 0);
  return {
    items: lists
      .flat()
      .sort(newestFirst)
      .slice(limit - ORDERS_PAGE_SIZE, limit),
    total: countOf(filter, tab),
    counts: recordOf(ORDER_FILTERS, (name) => countOf(name, tab)),
    status_counts: recordOf(ORDER_TABS, (name) => countOf(filter, name)),
  };
}

function recordOf<Name extends string>(names: readonly Name[], countOf: (name: Name) => number): Record<Name, number> {
  return Object.fromEntries(names.map((name) => [name, countOf(name)])) as Record<Name, number>;
}

/** How many orders of every kind a customer still has to pay (OVERLAY-02). */
export async function countUnpaidOrders(
  db: Database,
  sources: readonly OrderListSource[],
  owner: OrderOwner,
): Promise<number> {
  const counts = await Promise.all(sources.map((source) => source.unpaidCount(db, owner)));
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Sorting keeps the order of equals: those of one moment stay as their source listed them, on every page. */
function newestFirst(a: OrderListItem, b: OrderListItem): number {
  return Date.parse(b.created_at) - Date.parse(a.created_at);
}
