import type { Freight } from "../../../contracts/shop/freight.ts";
import type { Money } from "../../../domain/money/money.ts";
import { inForce } from "../../../domain/pricing/in-force.ts";
import type { Good } from "../../../domain/shipping/chargeable-weight.ts";
import { freightByMethod, type MethodFreight } from "../../../domain/shipping/freight.ts";
import type { ShippingMethod } from "../../../domain/shipping/shipping-method.ts";
import { type Tariff, tariffsInForce } from "../../../domain/shipping/tariffs-in-force.ts";
import type { CurrencyProfile, StorefrontProfile } from "../../../domain/storefronts/profile.ts";
import type { TierRecord } from "./delivery-store.ts";

export interface FreightScope {
  storefront: Pick<StorefrontProfile, "code" | "features">;
  currency: Pick<CurrencyProfile, "id">;
  /** Where it goes to. */
  countryId: number;
  /** yyyy-MM-dd */
  today: string;
}

/** What bringing goods costs by each method that the storefront offers (CART-05, PRICE-02). */
export function quoteFreight(
  scope: FreightScope,
  tariffs: readonly Tariff[],
  tiers: readonly TierRecord[],
  goods: readonly Good[],
  subtotal: Money,
): Freight {
  const { storefront, currency, countryId, today } = scope;
  const query = { countryId, currencyId: currency.id, methods: storefront.features, today };
  const rates = tariffsInForce(tariffs, query);
  return onTheWire(freightByMethod({ rates, tiers: tiersInForce(scope, tiers), goods, subtotal, today }));
}

/** A ladder holds as a whole until the next one begins. */
function tiersInForce({ storefront, currency, today }: FreightScope, tiers: readonly TierRecord[]): TierRecord[] {
  const own = tiers.filter((tier) => tier.storefrontCode === storefront.code && tier.currencyId === currency.id);
  return [...Map.groupBy(own, ({ method }) => method).values()].flatMap((versions) => {
    const current = inForce(versions, today);
    return versions.filter(({ validFrom }) => validFrom === current?.validFrom);
  });
}

function onTheWire(offers: readonly MethodFreight[]): Freight {
  const each = <T>(read: (offer: MethodFreight) => T) => {
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
    tier_based_shipping_discount: tierOnTheWire(offers[0]),
  };
}

/** The ladder of the quickest method stands for all. */
function tierOnTheWire(offer: MethodFreight | undefined): Freight["tier_based_shipping_discount"] {
  if (!offer?.tier) return null;
  const { percent, next } = offer.tier;
  return { percent, next: next && { minimum_subtotal: next.minimumSubtotal, percent: next.percent } };
}
