import { ORDER_STATES, type OrderState } from "./order-states.ts";

/** The tabs of My orders: how far orders have come (ACCOUNT-05). */
export const ORDER_TABS = ["all", "unpaid", "in_progress", "delivered", "ended"] as const;
export type OrderTab = (typeof ORDER_TABS)[number];

const TAB_OF: Readonly<Record<OrderState, OrderTab>> = {
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

/** The states whose orders a tab shows. */
export const statesIn = (tab: OrderTab): OrderState[] =>
  ORDER_STATES.filter((state) => tab === "all" || TAB_OF[state] === tab);

/** How many orders each tab shows, by how many there are in each state. */
export function countTabs(counts: readonly { state: OrderState; total: number }[]): Record<OrderTab, number> {
  const countOf = (tab: OrderTab) => {
    const shown = statesIn(tab);
    return counts.reduce((sum, { state, total }) => sum + (shown.includes(state) ? total : 0), 0);
  };
  return Object.fromEntries(ORDER_TABS.map((tab) => [tab, countOf(tab)])) as Record<OrderTab, number>;
}
