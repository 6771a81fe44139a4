import { type Money, subtract } from "../money/money.ts";
import { percentageToMinor } from "../pricing/exact-share.ts";
import type { Good } from "./chargeable-weight.ts";
import { estimateTogether, type ShippingEstimate, type ShippingRate } from "./shipping-estimate.ts";
import type { ShippingMethod } from "./shipping-method.ts";

/** A percentage off a method's freight from a minimum subtotal on. */
export interface FreightTier {
  method: ShippingMethod;
  minimumSubtotal: Money;
  percent: number;
}

export interface FreightTierProgress {
  percent: number;
  /** The next tier. */
  next: { minimumSubtotal: Money; percent: number } | null;
}

export interface MethodFreight extends ShippingEstimate {
  /** What the tier takes off. */
  discount: Money;
  tier: FreightTierProgress | null;
}

export interface FreightInput {
  /** At most one per method. */
  rates: readonly ShippingRate[];
  tiers: readonly FreightTier[];
  goods: readonly Good[];
  subtotal: Money;
  today: string;
}

const HUNDREDTHS = 100;

/** The discounted price and the arrival of each method, for all products in one box (CART-05, PRICE-02). */
export function freightByMethod({ rates, tiers, goods, subtotal, today }: FreightInput): MethodFreight[] {
  if (goods.length === 0) return [];
  return rates.map((rate) => {
    const estimate = estimateTogether(rate, goods, today);
    const tier = tierProgress(tiers, rate.method, subtotal);
    const discount = percentageToMinor(estimate.price, (tier?.percent ?? 0) * HUNDREDTHS);
    return { ...estimate, price: subtract(estimate.price, discount), discount, tier };
  });
}

/** The reached and the next discount tier of a method; null when it has no tiers (PRICE-04). */
export function tierProgress(
  tiers: readonly FreightTier[],
  method: ShippingMethod,
  subtotal: Money,
): FreightTierProgress | null {
  const ladder = tiers
    .filter((tier) => tier.method === method)
    .toSorted((a, b) => a.minimumSubtotal - b.minimumSubtotal);
  if (ladder.length === 0) return null;
  const reached = ladder.findLast(({ minimumSubtotal }) => minimumSubtotal <= subtotal);
  const next = ladder.find(({ minimumSubtotal }) => minimumSubtotal > subtotal);
  return {
    percent: reached?.percent ?? 0,
    next: next ? { minimumSubtotal: next.minimumSubtotal, percent: next.percent } : null,
  };
}
