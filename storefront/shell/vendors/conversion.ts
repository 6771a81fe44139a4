import type { StoreConfig } from "../../../contracts/shop/store-config.ts";
import type { Conversion } from "../../../domain/analytics/data-layer-entry.ts";
import type { TrackedEvent } from "../../../domain/analytics/tracked-event.ts";
import { convert } from "../../../domain/pricing/convert.ts";

export type Currencies = Pick<StoreConfig, "currencies" | "conversionCurrency">;

/** Events with an amount that has no stored rate are left out, because a wrong amount is worse than none (TRACK-01). */
export function conversionOf({ currencies, conversionCurrency }: Currencies) {
  const rates = new Map(
    [...currencies, conversionCurrency].map((known) => [known.iso_code, known.millionths_per_euro]),
  );
  const target = rates.get(conversionCurrency.iso_code);
  const conversion: Conversion = {
    to: conversionCurrency.iso_code,
    convert: (amount, currency) => convert(amount, rates.get(currency) as number, target as number),
  };
  const isConvertible = (event: TrackedEvent) => {
    const { currency } = "quote" in event ? event.quote : "currency" in event ? event : {};
    return currency === undefined || Boolean(target && rates.get(currency));
  };
  return { conversion, isConvertible };
}
