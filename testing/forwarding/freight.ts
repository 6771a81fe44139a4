import type { ShippingRate } from "#domain/forwarding/freight/shipping-estimate.ts";
import { fromDecimalString, type Money } from "#domain/money/money/money.ts";

export const euros = (text: string) => fromDecimalString(text) as Money;

/** The rates by air and by sea in the tests of freight. */
export const AIR: ShippingRate = {
  method: "air",
  baseAmount: euros("3.90"),
  amountPerStep: euros("2.80"),
  stepGrams: 500,
  volumeDivisor: 5_000,
  minDays: 5,
  maxDays: 8,
};
export const SEA: ShippingRate = {
  ...AIR,
  method: "sea",
  baseAmount: euros("1.90"),
  amountPerStep: euros("0.90"),
  minDays: 28,
  maxDays: 42,
};

/** Automatic discounts of freight by air. */
export const TIERS = [
  { method: "air" as const, minimumSubtotal: euros("100"), percent: 5 },
  { method: "air" as const, minimumSubtotal: euros("200"), percent: 10 },
];

/** 2.4 litres: 0.48 kg at 5000. */
export const SHOE_BOX = { weightGrams: 900, lengthMm: 200, widthMm: 120, heightMm: 100 };
