import type { OrderState } from "./order-states.ts";

/** The tabs of My orders: how far orders have come (ACCOUNT-05). */
export const ORDER_TABS = ["all", "unpaid", "in_progress", "delivered", "ended"] as const;
export type OrderTab = (typeof ORDER_TABS)[number];

/** The tab of an order of goods. */
export const ORDER_STATE_TABS: Readonly<Record<OrderState, OrderTab>> = {
  awaiting_payment: "unpaid",
  paid: "in_progress",
  processing: "in_progress",
  packed: "in_progress",
  shipped: "in_progress",
  in_transit: "in_progress",
  out_for_delivery: "in_progress",
  delivered: "delivered",
  cancelled: "ended",
  refunded: "ended",
  partially_refunded: "ended",
};

/** The states whose rows a tab shows, of a kind of order whose states have these tabs. */
export const statesIn = <State extends string>(tabOf: Readonly<Record<State, OrderTab>>, tab: OrderTab): State[] =>
  (Object.keys(tabOf) as State[]).filter((state) => tab === "all" || tabOf[state] === tab);

/** How many rows each tab shows, by how many there are in each state; states without a tab are not counted. */
export function countTabs<State extends string>(
  tabOf: Readonly<Record<State, OrderTab>>,
  counts: readonly { state: string; total: number }[],
): Record<OrderTab, number> {
  const countOf = (tab: OrderTab) => {
    const shown: readonly string[] = statesIn(tabOf, tab);
    return counts.reduce((sum, { state, total }) => sum + (shown.includes(state) ? total : 0), 0);
  };
  return Object.fromEntries(ORDER_TABS.map((tab) => [tab, countOf(tab)])) as Record<OrderTab, number>;
}
