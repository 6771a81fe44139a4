import type { ParcelDetails } from "#contracts/shop/forwarding/parcel-data.ts";
import { estimateShipping } from "#domain/forwarding/freight/shipping-estimate.ts";
import { type Tariff, tariffsInForce } from "#domain/forwarding/freight/tariffs-in-force.ts";
import type { StorefrontProfile } from "#domain/operations/storefronts/profile.ts";
import type { Warehouse } from "../warehouses/index.ts";
import type { ParcelRow } from "./parcel-aggregate.ts";
import type { ParcelDeps } from "./parcel-deps.ts";

const CURRENCY = "EUR";

interface Journey {
  storefront: StorefrontProfile | undefined;
  warehouse: Warehouse;
  today: string;
}

/** The tariffs in euros to the storefront's country, the quickest method first. */
export function tariffsFrom(
  { shippingRates }: Pick<ParcelDeps, "shippingRates">,
  { storefront, warehouse, today }: Journey,
): Tariff[] {
  const currency = storefront?.allCurrencies.find(({ iso_code }) => iso_code === CURRENCY);
  if (!storefront || !currency) return [];
  return tariffsInForce(shippingRates(), {
    warehouseId: warehouse.id,
    countryId: storefront.defaultCountryId,
    currencyId: currency.id,
    methods: warehouse.methods.filter((method) => storefront.features.includes(method)),
    today,
  });
}

/** The freight of a single parcel, in euros, the quickest method first. */
export function freightOf(
  deps: Pick<ParcelDeps, "shippingRates">,
  { weightGrams, lengthMm, widthMm, heightMm }: ParcelRow,
  journey: Journey,
): ParcelDetails["freight"] {
  if (!weightGrams || !lengthMm || !widthMm || !heightMm) return [];
  const box = { weightGrams, lengthMm, widthMm, heightMm };
  return tariffsFrom(deps, journey).map((tariff) => ({
    method: tariff.method,
    price: estimateShipping(tariff, box, journey.today).price,
  }));
}
