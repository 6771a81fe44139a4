import type { Feature } from "#domain/operations/storefronts/storefront.ts";
import { allow, type Decision, notFound, pathTo, redirectTo } from "./decision.ts";

export interface PaymentFacts {
  slug: string | undefined;
  /** The slug's payable for this visitor, as owner or as holder of the slug; unknown while calls fail. */
  payable: "unpaid" | "paid" | "none" | "unknown";
  signedIn: boolean;
}

export interface PaymentAcceptFacts {
  /** The return parameters name a payment; it may be another visitor's. */
  namesPayment: boolean;
}

export interface CheckoutFacts {
  slug: string | undefined;
  /** The slug's checkout exists and is this visitor's; ignored without a slug. */
  ownsCheckout: boolean;
  cartItemCount: number;
}

export interface ConfirmFacts {
  slug: string | undefined;
  hasShipping: boolean;
  hasPayment: boolean;
}

export interface OrderFormFacts {
  features: readonly Feature[];
}

export interface CreateOrderFacts {
  /** The slug is a quote that this visitor may accept. */
  mayAccept: boolean;
  /** The slug of a quote of this customer's own; null for everything else. */
  ownQuote: string | null;
}

/**
 * A payment page shows an unpaid payable. A paid one redirects to its success page, a missing one to my orders or to a
 * 404 (ROUTE-23). While calls fail, the page shows the failure.
 */
export function decidePayment({ slug, payable, signedIn }: PaymentFacts): Decision {
  if (payable === "unpaid" || payable === "unknown") return allow;
  if (payable === "paid") return redirectTo(pathTo("/success", slug));
  return signedIn ? redirectTo("/my-orders") : notFound;
}

/**
 * A provider's return page needs a payment, else it redirects home; it never changes a state (ROUTE-19, ROUTE-21,
 * T058). A browser that did not begin the payment gets a page that says so.
 */
export function decidePaymentAccept({ namesPayment }: PaymentAcceptFacts): Decision {
  return namesPayment ? allow : redirectTo("/");
}

/** A checkout needs its slug to be this visitor's, or, without a slug, something in the cart (ROUTE-30). */
export function decideCheckout({ slug, ownsCheckout, cartItemCount }: CheckoutFacts): Decision {
  const mayEnter = slug === undefined ? cartItemCount > 0 : ownsCheckout;
  return mayEnter ? allow : redirectTo("/cart");
}

/** Confirming needs shipping and payment chosen; else the visitor goes to the first step that is missing (ROUTE-26). */
export function decideConfirm({ slug, hasShipping, hasPayment }: ConfirmFacts): Decision {
  if (!hasShipping) return redirectTo(pathTo("/checkout", slug));
  return hasPayment ? allow : redirectTo(pathTo("/payment", slug));
}

/** A guest may fill the order form where the storefront takes quotes; only its summary asks to sign in (ROUTE-41). */
export function decideOrderForm({ features }: OrderFormFacts): Decision {
  return features.includes("quotes") ? allow : notFound;
}

/**
 * An order is created from a quote that this visitor may accept. Afterwards the link of the mail leads its owner to the
 * quote (ROUTE-49).
 */
export function decideCreateOrder({ mayAccept, ownQuote }: CreateOrderFacts): Decision {
  if (mayAccept) return allow;
  return ownQuote === null ? notFound : redirectTo(pathTo("/quotes", ownQuote));
}
