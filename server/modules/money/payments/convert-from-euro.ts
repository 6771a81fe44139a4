import type { Money } from "#domain/money/money/money.ts";
import type { StorefrontDirectory } from "#modules/operations/storefronts/index.ts";
import type { Delivery } from "#modules/selling/delivery/index.ts";

/** Payments know currencies by their ISO codes. */
export function convertFromEuroBy(delivery: Delivery, directory: StorefrontDirectory, now: () => Date) {
  return (amount: Money, iso: string): Money => {
    const currencies = directory.all().flatMap((storefront) => storefront.currencies);
    const currency = currencies.find(({ iso_code }) => iso_code === iso);
    const converted = currency && delivery.convertFromEuro(amount, currency.id, now().toISOString().slice(0, 10));
    if (converted === undefined || converted === null) throw new Error(`There is no rate for ${iso}`);
    return converted;
  };
}
