import { withoutLocale } from "#domain/shared/locale/locale-path.ts";
import { holdsSecret } from "#domain/shared/page/secret-path.ts";

/** Where money or passwords are typed, or a link of a mail leads. */
const WITHOUT_VENDORS = [
  "checkout",
  "confirm",
  "success",
  "payment",
  "payment-pay",
  "invoice",
  "balance/pay",
  "site-pro-payment",
  "create-order",
  "order-additional-info-needed",
  "withdrawal",
  "login",
  "register",
  "account-information",
  "password-reset",
  "set-password",
  "confirm-email",
  "newsletter",
  "preview",
];

/**
 * Pages on which money or passwords are typed, or whose address holds a secret, load no third party's script, and their
 * policy names none (T016, T090, T091). What happens on them is reported by the next page that may have vendors.
 */
export function mayHaveVendors(path: string): boolean {
  const page = withoutLocale(decoded(path)).toLowerCase().slice(1);
  const isListed = WITHOUT_VENDORS.some((listed) => page === listed || page.startsWith(`${listed}/`));
  return !isListed && !holdsSecret(path);
}

/** Decodes a path as the router does before it matches. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
