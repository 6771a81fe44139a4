import type { Money } from "#domain/money/money/money.ts";

/** A courier's fee in a country for a parcel up to a weight. */
export interface DeliveryFee {
  fee: Money;
  maxWeightGrams: number;
}

/** The lowest fee for a parcel, for a "from" figure. Null where no courier takes the parcel (CHECKOUT-09, PRICE-03). */
export function cheapestFee(fees: readonly DeliveryFee[], grams: number): Money | null {
  const possible = fees.filter(({ maxWeightGrams }) => grams <= maxWeightGrams).map(({ fee }) => fee);
  return possible.length > 0 ? (Math.min(...possible) as Money) : null;
}
