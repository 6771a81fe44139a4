import type { PerMethod, ShippingMethod } from "#domain/forwarding/freight/shipping-method.ts";
import { type Money, ZERO } from "#domain/money/money/money.ts";
import { type LandedTotal, landedTotal } from "#domain/money/pricing/landed-total.ts";

interface PricedItem {
  price: Money;
  quantity: number;
  is_reserved: boolean;
}

export interface CartToPrice {
  items: readonly PricedItem[];
  shipping: { shipping_methods: PerMethod<Money>; shipping_discounts: PerMethod<Money> } | null;
  shipping_method: ShippingMethod;
  /** The cheapest delivery; null where none is known. */
  delivery: { from_fee: Money | null } | null;
}

/** The landed total of a cart's reserved lines, with the cheapest delivery (CART-06, PRICE-08). */
export function priceCart({ items, shipping, shipping_method: method, delivery }: CartToPrice): LandedTotal {
  const reserved = items.filter(({ is_reserved }) => is_reserved);
  const isEmpty = reserved.length === 0;
  const freight = isEmpty ? null : shipping;
  return landedTotal({
    lines: reserved.map(({ price, quantity }) => ({ currentPrice: price, quantity })),
    freight: freight?.shipping_methods[method] ?? null,
    shippingDiscount: freight?.shipping_discounts[method] ?? ZERO,
    deliveryFee: null,
    cheapestFee: isEmpty ? null : (delivery?.from_fee ?? null),
  });
}
