import { convert } from "#domain/money/pricing/convert.ts";
import type { CurrencyProfile } from "#domain/operations/storefronts/profile.ts";
import type { Conversion } from "./data-layer-entry.ts";
import type { TrackedEvent } from "./tracked-event.ts";

export interface Currencies {
  currencies: readonly CurrencyProfile[];
  conversionCurrency: CurrencyProfile;
}

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
