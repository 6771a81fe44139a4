import { ZERO } from "#domain/money/money/money.ts";
import type { CheckoutPrice } from "#domain/money/pricing/checkout-price.ts";
import type { StorefrontProfile } from "#domain/operations/storefronts/profile.ts";
import { choosePaymentMethod, hasShipping } from "#domain/selling/checkout/progress.ts";
import type { Database } from "#platform/database/open-database.ts";
import type { CheckoutDeps } from "../checkout-deps.ts";
import { readBalance } from "../owner-data.ts";
import { methodsOf, priceOf } from "../price.ts";
import type { StoredCheckout } from "../stored-checkout.ts";

export interface AmountDue {
  price: CheckoutPrice;
  /** Null while an earlier step is incomplete. */
  paymentMethodId: number | null;
}

/** The current price of a checkout and the payment method that pays it (T114). */
export async function amountDue(
  deps: Pick<CheckoutDeps, "payments">,
  db: Database,
  storefront: StorefrontProfile,
  checkout: StoredCheckout,
): Promise<AmountDue> {
  const { userId, usesBalance, currencyId } = checkout;
  const scope = { storefrontCode: storefront.code, currencyId };
  const balance = userId !== null && usesBalance ? await readBalance(db, { ...scope, userId }) : ZERO;
  const methods = methodsOf(deps, storefront, checkout);
  const method = methods.find(({ id }) => id === checkout.paymentMethodId) ?? null;
  const price = priceOf(checkout, { method, balance });
  const payWith = hasShipping(checkout) ? choosePaymentMethod(methods, checkout, price.final) : null;
  return { price, paymentMethodId: payWith?.id ?? null };
}
