import {
  ACCOUNT_ROUTES,
  CHECKOUT_ROUTES,
  isInFamily,
  PAYMENT_ROUTES,
  RESERVATION_ROUTES,
} from "#domain/people/access/route-families.ts";

/** The families of routes without the reminder (OVERLAY-02). */
const ROUTES_WITHOUT_UNPAID_REMINDER: readonly string[] = [
  ...ACCOUNT_ROUTES,
  ...CHECKOUT_ROUTES,
  ...PAYMENT_ROUTES,
  ...RESERVATION_ROUTES,
];

/** Where the reminder's Pay button leads (OVERLAY-02). */
export const PAY_UNPAID_ORDERS_PATH = "/my-orders?focus_order_table=true";

/**
 * The reminder opens for a user with unpaid orders who first appears or changes, unless this browser session has
 * handled it or the page is one of account, checkout, payment or reservation (OVERLAY-02).
 */
export function shouldShowUnpaidOrders(facts: {
  user: { id: number; unpaid_orders_count: number } | null;
  previousUserId: number | null;
  handled: boolean;
  routeName: string;
}): boolean {
  const { user, previousUserId, handled, routeName } = facts;
  if (user === null || handled || user.id === previousUserId) return false;
  return user.unpaid_orders_count > 0 && mayRemind(routeName);
}

/** A guest's banner keeps away from the same pages. */
export const mayRemind = (routeName: string) => !isInFamily(routeName, ROUTES_WITHOUT_UNPAID_REMINDER);
