import { type Money, money } from "../money/money.ts";
import { type CheckoutPrice, priceCheckout } from "../pricing/checkout-price.ts";
import type { ShippingMethod } from "../shipping/shipping-method.ts";

interface PricedItem {
  price: Money;
  quantity: number;
  is_reserved: boolean;
}

type MethodAmounts = Record<ShippingMethod, Money | null>;

export interface CartToPrice {
  items: readonly PricedItem[];
  shipping: { shipping_methods: MethodAmounts; shipping_discounts: MethodAmounts } | null;
  shipping_method: ShippingMethod;
}

const NOTHING = money(0);

/** Prices the reserved lines of a cart by the checkout's rules (CART-06, PRICE-08). */
export function priceCart({ items, shipping, shipping_method: method }: CartToPrice): CheckoutPrice {
  const reserved = items.filter(({ is_reserved }) => is_reserved);
  const freight = reserved.length > 0 ? shipping : null;
  return priceCheckout({
    lines: reserved.map(({ price, quantity }) => ({ currentPrice: price, quantity })),
    shippingFee: null,
    methodPrice: freight?.shipping_methods[method] ?? null,
    shippingDiscount: freight?.shipping_discounts[method] ?? NOTHING,
    deliveryFee: null,
    courierFee: null,
    promotionDiscount: NOTHING,
    availableBalance: NOTHING,
    paymentFee: null,
  });
}
