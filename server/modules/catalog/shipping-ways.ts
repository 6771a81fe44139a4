import type { StorefrontProfile } from "../../../domain/storefronts/profile.ts";
import type { CatalogueScope } from "./catalogue-scope.ts";
import type { ReferenceData } from "./reference-data.ts";
import type { ShippingRateRecord } from "./vocabulary-store.ts";

/** The tariffs in force for what this storefront ships by, the quickest first. */
export function shippingWays(
  { shippingRates }: ReferenceData,
  { storefront, currency }: CatalogueScope,
  today: string,
): ShippingRateRecord[] {
  const inForce = new Map<string, ShippingRateRecord>();
  for (const rate of shippingRates) {
    if (rate.countryId !== storefront.defaultCountryId || rate.currencyId !== currency.id) continue;
    if (rate.validFrom > today || inForce.has(rate.method) || !ships(storefront, rate)) continue;
    inForce.set(rate.method, rate);
  }
  return [...inForce.values()].sort((a, b) => a.minDays - b.minDays);
}

const ships = ({ features }: StorefrontProfile, { method }: ShippingRateRecord) => features.includes(method);
