import { tariffsInForce } from "#domain/forwarding/freight/tariffs-in-force.ts";
import type { StorefrontProfile } from "#domain/operations/storefronts/profile.ts";
import type { Country } from "#domain/people/identity/address-rules.ts";
import { type CheckoutDeps, dayOf } from "../checkout-deps.ts";

/** The countries that goods can be brought to and delivered in; no other is offered (CHECKOUT-08). */
export function servedCountries(
  { countries, delivery, catalogue, now }: CheckoutDeps,
  storefront: StorefrontProfile,
  currencyId: number,
): Country[] {
  const query = { warehouseId: null, currencyId, methods: storefront.features, today: dayOf(now()) };
  return countries.filter(
    ({ id }) =>
      delivery.cheapestFee(id, currencyId, 0) !== null &&
      tariffsInForce(catalogue.shippingRates(), { ...query, countryId: id }).length > 0,
  );
}

/** For choices that are made before the checkout, and with it its currency, is read: couriers deliver in all of them. */
export const servedHere = (deps: CheckoutDeps, storefront: StorefrontProfile): Country[] =>
  storefront.currencies.slice(0, 1).flatMap(({ id }) => servedCountries(deps, storefront, id));
