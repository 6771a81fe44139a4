import type { FreightTerms } from "#domain/forwarding/freight/freight.ts";
import { type Tariff, tariffsInForce } from "#domain/forwarding/freight/tariffs-in-force.ts";
import { inForce } from "#domain/money/pricing/in-force.ts";
import type { CurrencyProfile, StorefrontProfile } from "#domain/operations/storefronts/profile.ts";
import type { TierRecord } from "./delivery-store.ts";

export interface FreightScope {
  storefront: Pick<StorefrontProfile, "code" | "features">;
  currency: Pick<CurrencyProfile, "id">;
  /** Where it goes to. */
  countryId: number;
  /** yyyy-MM-dd */
  today: string;
}

/** The tariffs and discounts of the methods that the storefront sends its goods by, on one day (CART-05, PRICE-02). */
export function freightTerms(
  scope: FreightScope,
  tariffs: readonly Tariff[],
  tiers: readonly TierRecord[],
): FreightTerms {
  const { storefront, currency, countryId, today } = scope;
  const query = { warehouseId: null, countryId, currencyId: currency.id, methods: storefront.features, today };
  return { rates: tariffsInForce(tariffs, query), tiers: tiersInForce(scope, tiers), today };
}

/** A ladder holds as a whole until the next one begins. */
function tiersInForce({ storefront, currency, today }: FreightScope, tiers: readonly TierRecord[]): TierRecord[] {
  const own = tiers.filter((tier) => tier.storefrontCode === storefront.code && tier.currencyId === currency.id);
  return [...Map.groupBy(own, ({ method }) => method).values()].flatMap((versions) => {
    const current = inForce(versions, today);
    return versions.filter(({ validFrom }) => validFrom === current?.validFrom);
  });
}
