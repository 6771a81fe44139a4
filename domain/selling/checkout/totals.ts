import type { CheckoutPrice } from "#domain/money/pricing/checkout-price.ts";

/** The figures of a checkout under their names on the wire (CHECKOUT-05); the browser anticipates them under the same. */
export const checkoutTotals = (price: CheckoutPrice) => ({
  subtotal: price.subtotal,
  shipping: price.shipping,
  shipping_discount: price.shippingDiscount,
  shipping_discount_percentage: price.shippingDiscountPercentage,
  delivery: price.delivery,
  is_from: price.isFrom,
  promotion_discount: price.promotionDiscount,
  base: price.base,
  balance: price.balance,
  without_fee: price.withoutFee,
  payment_fee: price.paymentFee,
  final: price.final,
});
