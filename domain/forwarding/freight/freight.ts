import { type Money, subtract } from "#domain/money/money/money.ts";
import { percentageToMinor } from "#domain/money/pricing/exact-share.ts";
import { NOTHING_REFUSED, type RefusedMethods } from "../customs/hazards.ts";
import type { Good } from "./chargeable-weight.ts";
import { estimateTogether, type ShippingEstimate, type ShippingRate } from "./shipping-estimate.ts";
import { type PerMethod, SHIPPING_METHODS, type ShippingMethod } from "./shipping-method.ts";

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
  /** The discount of the tier. */
  discount: Money;
  tier: FreightTierProgress | null;
}

/** The terms of the freight of any goods to one country. */
export interface FreightTerms {
  /** At most one per method. */
  rates: readonly ShippingRate[];
  tiers: readonly FreightTier[];
  /** The methods that these goods may not travel by. */
  refused?: RefusedMethods;
  /** yyyy-MM-dd */
  today: string;
}

/** The tariffs of the methods that these goods may travel by. */
export const allowedRates = ({ rates, refused }: FreightTerms): readonly ShippingRate[] =>
  rates.filter(({ method }) => !refused?.[method]);

export interface FreightInput extends FreightTerms {
  goods: readonly Good[];
  subtotal: Money;
}

/** The freight of some goods by each method, as carts and checkouts hold it. */
export interface Freight {
  /** After the discount. */
  shipping_methods: PerMethod<Money>;
  shipping_discounts: PerMethod<Money>;
  arrivals: PerMethod<{ arrives_from: string; arrives_to: string }>;
  chargeable_grams: PerMethod<number>;
  /** Why some of the goods do not travel by a method. Freight that was stored earlier has no value here. */
  refused?: RefusedMethods;
  tier_based_shipping_discount: {
    percent: number;
    next: { minimum_subtotal: Money; percent: number } | null;
  } | null;
}

const HUNDREDTHS = 100;

/** The discounted price and the arrival of each method, for all products in one box (CART-05, PRICE-02). */
export function freightByMethod({ goods, subtotal, ...terms }: FreightInput): MethodFreight[] {
  const { tiers, today } = terms;
  if (goods.length === 0) return [];
  return allowedRates(terms).map((rate) => {
    const estimate = estimateTogether(rate, goods, today);
    const tier = tierProgress(tiers, rate.method, subtotal);
    const discount = percentageToMinor(estimate.price, (tier?.percent ?? 0) * HUNDREDTHS);
    return { ...estimate, price: subtract(estimate.price, discount), discount, tier };
  });
}

/** The freight of some goods by each method, as carts, checkouts and orders hold it (CART-05). */
export function quoteFreight(terms: FreightTerms, goods: readonly Good[], subtotal: Money): Freight {
  const offers = freightByMethod({ ...terms, goods, subtotal });
  const each = <Value>(read: (offer: MethodFreight) => Value) => {
    const of = (method: ShippingMethod) => {
      const offer = offers.find((candidate) => candidate.method === method);
      return offer ? read(offer) : null;
    };
    return { air: of("air"), sea: of("sea") };
  };
  return {
    shipping_methods: each(({ price }) => price),
    shipping_discounts: each(({ discount }) => discount),
    arrivals: each(({ arrivesFrom, arrivesTo }) => ({ arrives_from: arrivesFrom, arrives_to: arrivesTo })),
    chargeable_grams: each(({ chargeableGrams }) => chargeableGrams),
    refused: terms.refused ?? NOTHING_REFUSED,
    tier_based_shipping_discount: shownTier(offers[0]),
  };
}

/** The tiers of the quickest method are shown for all methods. */
function shownTier(offer: MethodFreight | undefined): Freight["tier_based_shipping_discount"] {
  if (!offer?.tier) return null;
  const { percent, next } = offer.tier;
  return { percent, next: next && { minimum_subtotal: next.minimumSubtotal, percent: next.percent } };
}

/** The wanted method where it is offered, else the quickest offered one (CART-05). */
export function offeredMethod(
  { shipping_methods }: Pick<Freight, "shipping_methods">,
  wanted: ShippingMethod | null,
): ShippingMethod | null {
  const isOffered = (method: ShippingMethod) => shipping_methods[method] !== null;
  return [wanted, ...SHIPPING_METHODS].find((method) => method !== null && isOffered(method)) ?? null;
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
