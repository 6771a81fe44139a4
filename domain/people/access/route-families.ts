/** The named routes of the customer's own account. */
export const ACCOUNT_ROUTES = [
  "user-account",
  "account-information",
  "delivery-addresses",
  "my-orders",
  "balance",
  "parcel",
  "parcels",
  "forward",
  "quote",
  "quotes",
  "claim",
  "claims",
  "site-pro",
  "pro-team",
  "pro-statements",
  "pro-invitation",
] as const;

/** The named routes of the checkout, from shipping to success. */
export const CHECKOUT_ROUTES = ["checkout", "confirm", "success"] as const;

/** The named routes on which something is paid, a provider returns to, or an invoice is settled. */
export const PAYMENT_ROUTES = ["payment", "invoice", "balance-pay", "site-pro-payment"] as const;

/** The named routes of the phone reservation. */
export const RESERVATION_ROUTES = ["reservation", "iphone-reservation"] as const;

function plainName(routeName: string): string {
  return routeName.replace(/[/._]+/g, "-").replace(/^locale-/, "");
}

/**
 * A route belongs to a family when it bears the family's name or continues it, so `payment-accept` and
 * `locale-payment` are payment routes and `paymentless` is not (OVERLAY-02, T090).
 */
export function isInFamily(routeName: string, family: readonly string[]): boolean {
  const name = plainName(routeName);
  return family.some((member) => name === member || name.startsWith(`${member}-`));
}
