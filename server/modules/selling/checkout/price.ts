import type { PaymentMethod } from "#contracts/shop/selling/checkout-data.ts";
import { type Money, ZERO } from "#domain/money/money/money.ts";
import { type CheckoutPrice, priceCheckout } from "#domain/money/pricing/checkout-price.ts";
import { promotionDiscount } from "#domain/money/pricing/promotion-discount.ts";
import type { StorefrontProfile } from "#domain/operations/storefronts/profile.ts";
import type { CheckoutDeps } from "./checkout-deps.ts";
import type { CheckoutLine, StoredCheckout } from "./stored-checkout.ts";

export const pricedLines = (lines: readonly CheckoutLine[]) =>
  lines.map(({ price, quantity, categoryIds }) => ({ currentPrice: price, quantity, categoryIds }));

export const discountOf = ({ promotion, lines }: StoredCheckout) =>
  promotion ? promotionDiscount(promotion, pricedLines(lines)) : ZERO;

interface Payment {
  method: PaymentMethod | null;
  balance: Money;
  /** For the totals that are shown before a courier is chosen. */
  cheapestFee?: Money | null;
}

/** The price of a checkout from its row, the fee of the payment method and the balance (PRICE-08). */
export function priceOf(checkout: StoredCheckout, { method, balance, cheapestFee = null }: Payment): CheckoutPrice {
  const { freight, shippingMethod } = checkout;
  return priceCheckout({
    lines: pricedLines(checkout.lines),
    shippingFee: null,
    methodPrice: shippingMethod && freight.shipping_methods[shippingMethod],
    shippingDiscount: (shippingMethod && freight.shipping_discounts[shippingMethod]) ?? ZERO,
    deliveryFee: checkout.deliveryFee,
    courierFee: null,
    cheapestFee,
    promotionDiscount: discountOf(checkout),
    availableBalance: checkout.usesBalance ? balance : ZERO,
    paymentFee: method && { type: method.fee_type, value: method.fee },
  });
}

/** The payment methods that the owner can choose. */
export const methodsOf = (
  { payments }: Pick<CheckoutDeps, "payments">,
  storefront: StorefrontProfile,
  { currencyId, userId }: StoredCheckout,
) => payments.methodsFor(storefront, currencyId, { isSignedIn: userId !== null });
