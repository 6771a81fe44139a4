import { add, type Money, multiply, roundToMinor, subtract, ZERO } from "../money/money.ts";

export interface PricedLine {
  currentPrice: Money;
  quantity: number;
}

export interface LandedInput {
  lines: readonly PricedLine[];
  /** The freight after its discount; null while no method is chosen. */
  freight: Money | null;
  shippingDiscount: Money;
  /** The chosen delivery's fee; null while none is chosen. */
  deliveryFee: Money | null;
  /** The cheapest delivery, counted while none is chosen. Never passed where money is charged. */
  cheapestFee: Money | null;
}

export interface LandedTotal {
  subtotal: Money;
  /** Before the discount, as shown. */
  shipping: Money;
  shippingDiscount: Money;
  shippingDiscountPercentage: number;
  delivery: Money;
  /** Whether the delivery is the cheapest one because none is chosen yet: the total is a "from" figure. */
  isFrom: boolean;
  /** In whole minor units. */
  final: Money;
}

/**
 * Goods, freight and delivery: the one figure that product page, cart modal, cart and checkout show (PRICE-01 … PRICE-05,
 * PRICE-08).
 */
export function landedTotal({ lines, freight, shippingDiscount, deliveryFee, cheapestFee }: LandedInput): LandedTotal {
  const subtotal = subtotalOf(lines);
  const shipping = add(freight ?? ZERO, shippingDiscount);
  const delivery = deliveryFee ?? cheapestFee ?? ZERO;
  return {
    subtotal,
    shipping,
    shippingDiscount,
    shippingDiscountPercentage: discountPercentage(shipping, shippingDiscount),
    delivery,
    isFrom: deliveryFee === null && cheapestFee !== null,
    final: roundToMinor(subtract(add(add(subtotal, shipping), delivery), shippingDiscount)),
  };
}

/** The sum of the lines (PRICE-01). */
export function subtotalOf(lines: readonly PricedLine[]): Money {
  return lines.reduce((sum, { currentPrice, quantity }) => add(sum, multiply(currentPrice, quantity)), ZERO);
}

/** A freight discount as a whole percentage of the undiscounted price (PRICE-04). */
export function discountPercentage(shipping: Money, discount: Money): number {
  return shipping > 0 ? Math.round((discount * 100) / shipping) : 0;
}
