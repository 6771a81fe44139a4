import type { ParcelDetails } from "../../../contracts/shop/parcel-data.ts";
import { estimateShipping } from "../../../domain/shipping/shipping-estimate.ts";
import { tariffsInForce } from "../../../domain/shipping/tariffs-in-force.ts";
import type { StorefrontProfile } from "../../../domain/storefronts/profile.ts";
import type { Warehouse } from "../warehouses/index.ts";
import type { ParcelRow } from "./move-parcel.ts";
import type { ParcelDeps } from "./parcel-deps.ts";

const CURRENCY = "EUR";

interface Journey {
  storefront: StorefrontProfile | undefined;
  warehouse: Warehouse;
  today: string;
}

/** What the freight of a parcel by itself costs to the storefront's country, in euros, the quickest method first. */
export function freightOf(
  { shippingRates }: Pick<ParcelDeps, "shippingRates">,
  { weightGrams, lengthMm, widthMm, heightMm }: ParcelRow,
  { storefront, warehouse, today }: Journey,
): ParcelDetails["freight"] {
  const currency = storefront?.allCurrencies.find(({ iso_code }) => iso_code === CURRENCY);
  if (!storefront || !currency || !weightGrams || !lengthMm || !widthMm || !heightMm) return [];
  const box = { weightGrams, lengthMm, widthMm, heightMm };
  const tariffs = tariffsInForce(shippingRates(), {
    warehouseId: warehouse.id,
    countryId: storefront.defaultCountryId,
    currencyId: currency.id,
    methods: warehouse.methods.filter((method) => storefront.features.includes(method)),
    today,
  });
  return tariffs.map((tariff) => ({ method: tariff.method, price: estimateShipping(tariff, box, today).price }));
}
