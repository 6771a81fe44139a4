import { inForce } from "../pricing/in-force.ts";
import type { ShippingRate } from "./shipping-estimate.ts";

export interface Tariff extends ShippingRate {
  countryId: number;
  currencyId: number;
  validFrom: string;
}

export interface TariffQuery {
  countryId: number;
  currencyId: number;
  /** The storefront's shipping methods. */
  methods: readonly string[];
  today: string;
}

/** The tariff of each method valid on a day, the quickest method first (CART-05). */
export function tariffsInForce<Row extends Tariff>(tariffs: readonly Row[], query: TariffQuery): Row[] {
  const { countryId, currencyId, methods, today } = query;
  const offered = tariffs.filter(
    (tariff) => tariff.countryId === countryId && tariff.currencyId === currencyId && methods.includes(tariff.method),
  );
  return [...Map.groupBy(offered, ({ method }) => method).values()]
    .flatMap((versions) => inForce(versions, today) ?? [])
    .sort((a, b) => a.minDays - b.minDays);
}
