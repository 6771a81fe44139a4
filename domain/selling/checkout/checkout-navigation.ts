import { isInFamily } from "#domain/people/access/route-families.ts";

/** A page: its route name, and its slug if it has one. */
export interface Place {
  routeName: string;
  slug: string | undefined;
}

export interface CheckoutMove {
  /** The browser's checkout state is discarded. */
  discards: boolean;
  /** The server is asked to invalidate the checkout. */
  invalidates: boolean;
  /** The navigation is redirected to the cart. */
  goesToCart: boolean;
}

/** The routes from shipping to success. */
const ROUTES_OF_CHECKOUT = ["checkout", "payment", "confirm", "success"] as const;

const isCheckoutRoute = (routeName: string) => isInFamily(routeName, ROUTES_OF_CHECKOUT);

const isShipping = ({ routeName }: Place) => isInFamily(routeName, ["checkout"]);

/** The consequences of a navigation for a checkout (CHECKOUT-NAV-01, CHECKOUT-NAV-02). */
export function checkoutMove(from: Place | null, to: Place): CheckoutMove {
  const wasIn = from !== null && isCheckoutRoute(from.routeName);
  const isIn = isCheckoutRoute(to.routeName);
  const beginsAnew = wasIn && from.slug !== undefined && isShipping(to) && to.slug === undefined;
  const leaves = wasIn && !isIn;
  return {
    discards: isIn && (!wasIn || beginsAnew),
    invalidates: leaves,
    goesToCart: leaves && isShipping(from) && from.slug !== undefined && to.routeName !== "cart",
  };
}
