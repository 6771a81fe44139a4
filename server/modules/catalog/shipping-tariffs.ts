import { tariffsInForce } from "../../../domain/shipping/tariffs-in-force.ts";
import type { CatalogueScope } from "./catalogue-scope.ts";
import type { ReferenceData } from "./reference-data.ts";
import type { ShippingRateRecord } from "./vocabulary-store.ts";

/** The current tariffs of the storefront's shipping methods, the quickest first. */
export function offeredTariffs(
  { shippingRates }: ReferenceData,
  { storefront, currency }: CatalogueScope,
  today: string,
): ShippingRateRecord[] {
  const { defaultCountryId: countryId, features: methods } = storefront;
  return tariffsInForce(shippingRates, { countryId, currencyId: currency.id, methods, today });
}
