import type { StorefrontCode } from "../storefronts/storefront.ts";

/** The filters of My orders; the list starts with all orders (ACCOUNT-05). */
export const ORDER_FILTERS = ["all_orders", "marketplace", "quotes", "forward_requests", "invoices"] as const;
export type OrderFilter = (typeof ORDER_FILTERS)[number];

/**
 * The tp storefront sends no order-type filter when it lists orders; every other sends the selected one (REGION-09).
 */
export function orderTypeFilter(storefront: StorefrontCode, selected: OrderFilter): OrderFilter | undefined {
  return storefront === "tp" ? undefined : selected;
}
