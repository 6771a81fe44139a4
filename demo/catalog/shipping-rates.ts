import { SHIPPING_METHODS } from "#domain/forwarding/freight/shipping-method.ts";
import { fromMinor } from "#domain/money/money/money.ts";
import type { DEMO_COUNTRIES } from "../storefronts.ts";

interface Tariff {
  /** Whole cents of a euro. */
  readonly base: number;
  readonly perStep: number;
}

interface CountryTariffs {
  readonly air: Tariff;
  readonly sea: Tariff | null;
}

/** The tariffs of each country; the Emirates are served by air only. */
const TARIFFS: Readonly<Record<string, CountryTariffs>> = {
  LT: { air: { base: 390, perStep: 280 }, sea: { base: 190, perStep: 90 } },
  LV: { air: { base: 410, perStep: 285 }, sea: { base: 200, perStep: 95 } },
  EE: { air: { base: 420, perStep: 290 }, sea: { base: 210, perStep: 95 } },
  NL: { air: { base: 360, perStep: 260 }, sea: { base: 180, perStep: 80 } },
  AE: { air: { base: 450, perStep: 310 }, sea: null },
};

const METHODS = {
  air: { stepGrams: 500, volumeDivisor: 6_000, minDays: 5, maxDays: 8 },
  // One cubic metre counts as a tonne.
  sea: { stepGrams: 1_000, volumeDivisor: 1_000, minDays: 28, maxDays: 42 },
} as const;

const DOLLARS = 1.08;

export const SHIPPING_RATES = Object.entries(TARIFFS).flatMap(([country, tariffs]) =>
  SHIPPING_METHODS.flatMap((method) => {
    const tariff = tariffs[method];
    if (!tariff) return [];
    return Object.entries({ EUR: 1, USD: DOLLARS }).map(([currency, level]) => ({
      country: country as keyof typeof DEMO_COUNTRIES,
      currency: currency as "EUR" | "USD",
      method,
      baseAmount: fromMinor(Math.round(tariff.base * level)),
      amountPerStep: fromMinor(Math.round(tariff.perStep * level)),
      ...METHODS[method],
    }));
  }),
);
