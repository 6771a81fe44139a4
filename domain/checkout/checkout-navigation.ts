import { isInFamily } from "../access/route-families.ts";

/** Where somebody is in the shop: the route's name, and its slug where it has one. */
export interface Place {
  routeName: string;
  slug: string | undefined;
}

export interface CheckoutMove {
  /** What the browser holds of a checkout is forgotten. */
  discards: boolean;
  /** The server is told that the checkout was left. */
  invalidates: boolean;
  /** Whoever leaves goes to the cart, wherever they were heading. */
  goesToCart: boolean;
}

/** The routes on the way from shipping to success; what is paid for is chosen on the payment route. */
const ROUTES_OF_CHECKOUT = ["checkout", "payment", "confirm", "success"] as const;

const isCheckoutRoute = (routeName: string) => isInFamily(routeName, ROUTES_OF_CHECKOUT);

const isShipping = ({ routeName }: Place) => isInFamily(routeName, ["checkout"]);

/** What moving between two pages means for a checkout (CHECKOUT-NAV-01, CHECKOUT-NAV-02). */
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
