import type { CheckoutData, CheckoutTotals } from "#contracts/shop/selling/checkout-data.ts";
import { money } from "#domain/money/money/money.ts";
import { priceCheckout } from "#domain/money/pricing/checkout-price.ts";
import type { CheckoutState } from "#domain/selling/checkout/checkout-state.ts";
import { checkoutTotals } from "#domain/selling/checkout/totals.ts";

type Choices = Pick<CheckoutState<CheckoutData>, "shipping_method" | "delivery_method" | "balance" | "payment">;

const NOTHING = money(0);

/** PRICE-08: computes the totals of unanswered choices with the same pricing rules as the server. */
export function anticipatedTotals(data: CheckoutData, choices: Choices): CheckoutTotals {
  const { shipping, delivery, payment_methods } = data;
  const { shipping_method: method } = choices;
  const courier = delivery?.local_delivery_couriers.find(({ id }) => id === choices.delivery_method);
  const payment = payment_methods.find(({ id }) => id === choices.payment.id);
  const price = priceCheckout({
    lines: data.products,
    shippingFee: null,
    methodPrice: (method && shipping?.shipping_methods[method]) ?? null,
    shippingDiscount: (method && shipping?.shipping_discounts[method]) ?? NOTHING,
    deliveryFee: null,
    courierFee: courier?.delivery_fee ?? null,
    cheapestFee: data.totals.is_from ? data.totals.delivery : null,
    promotionDiscount: data.promotion?.discount_amount ?? NOTHING,
    availableBalance: (choices.balance && data.balance?.amount) ?? NOTHING,
    paymentFee: payment ? { type: payment.fee_type, value: payment.fee } : null,
  });
  return checkoutTotals(price);
}
