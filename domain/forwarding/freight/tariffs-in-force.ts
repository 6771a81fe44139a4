import { inForce } from "#domain/money/pricing/in-force.ts";
import type { ShippingRate } from "./shipping-estimate.ts";

export interface Tariff extends ShippingRate {
  /** Where forwarded parcels leave from; null: for the goods of the shop. */
  warehouseId: number | null;
  countryId: number;
  currencyId: number;
  validFrom: string;
}

export interface TariffQuery {
  warehouseId: number | null;
  countryId: number;
  currencyId: number;
  /** The storefront's shipping methods, and the warehouse's. */
  methods: readonly string[];
  today: string;
}

/** The tariff of each method valid on a day, the quickest method first (CART-05). */
export function tariffsInForce<Row extends Tariff>(tariffs: readonly Row[], query: TariffQuery): Row[] {
  const { warehouseId, countryId, currencyId, methods, today } = query;
  const offered = tariffs.filter(
    (tariff) =>
      tariff.warehouseId === warehouseId &&
      tariff.countryId === countryId &&
      tariff.currencyId === currencyId &&
      methods.includes(tariff.method),
  );
  return [...Map.groupBy(offered, ({ method }) => method).values()]
    .flatMap((versions) => inForce(versions, today) ?? [])
    .sort((a, b) => a.minDays - b.minDays);
}
