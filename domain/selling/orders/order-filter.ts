import type { StorefrontProfile } from "#domain/operations/storefronts/profile.ts";

/** The filters of My orders; the list starts with all orders (ACCOUNT-05). */
export const ORDER_FILTERS = ["all_orders", "marketplace", "quotes", "forward_requests", "invoices"] as const;
export type OrderFilter = (typeof ORDER_FILTERS)[number];

/** The selected order-type filter; none for a storefront that sends none when it lists orders (REGION-09). */
export function orderTypeFilter(
  { filtersOrders }: Pick<StorefrontProfile, "filtersOrders">,
  selected: OrderFilter,
): OrderFilter | undefined {
  return filtersOrders ? selected : undefined;
}
