import { SHIPPING_METHODS, type ShippingMethod } from "#domain/forwarding/freight/shipping-method.ts";
import { fromMinor } from "#domain/money/money/money.ts";
import { DAY_MS } from "#domain/shared/time/durations.ts";
import { DEMO_COUNTRIES, DEMO_CURRENCIES } from "../storefronts.ts";

interface Freight {
  /** Whole cents of a euro, to Lithuania. */
  base: number;
  perStep: number;
  days: readonly [number, number];
}

/** By the warehouse's code. Manchester sends by air only. */
const FREIGHT: Readonly<Record<string, Partial<Record<ShippingMethod, Freight>>>> = {
  US: {
    air: { base: 415, perStep: 545, days: [5, 8] },
    sea: { base: 880, perStep: 400, days: [28, 42] },
  },
  CN: {
    air: { base: 460, perStep: 590, days: [6, 10] },
    sea: { base: 790, perStep: 340, days: [35, 49] },
  },
  GB: { air: { base: 320, perStep: 290, days: [3, 5] } },
};

/** A started half kilo by air, a started hundredth of a cubic metre by sea, where a cubic metre counts as a tonne. */
const STEPS = {
  air: { stepGrams: 500, volumeDivisor: 6_000 },
  sea: { stepGrams: 10_000, volumeDivisor: 1_000 },
} as const;

/** Compared with Lithuania; the Emirates are served by air only. */
const LEVELS = { LT: 1, LV: 1.01, EE: 1.02, NL: 0.95, AE: 1.15 } as const;
const AIR_ONLY: readonly string[] = ["AE"];
const CURRENCIES = { EUR: 1, USD: 1.08 } as const;
/** Tariffs from before the present ones were a little lower. */
const BEFORE = 0.96;
const BEFORE_DAYS = 400;

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

/** The tariffs of this month and the ones before them. */
export function forwardingRateRows(warehouses: readonly { id: number; code: string }[], today: Date) {
  const versions = [
    { validFrom: dayOf(today.getTime() - BEFORE_DAYS * DAY_MS), level: BEFORE },
    { validFrom: `${dayOf(today.getTime()).slice(0, 7)}-01`, level: 1 },
  ];
  return warehouses.flatMap(({ id, code }) =>
    Object.entries(LEVELS).flatMap(([country, level]) =>
      SHIPPING_METHODS.flatMap((method) => {
        const freight = FREIGHT[code]?.[method];
        if (!freight || (method === "sea" && AIR_ONLY.includes(country))) return [];
        return Object.entries(CURRENCIES).flatMap(([currency, rate]) =>
          versions.map((version) => ({
            warehouseId: id,
            countryId: DEMO_COUNTRIES[country as keyof typeof LEVELS],
            currencyId: DEMO_CURRENCIES[currency as keyof typeof CURRENCIES],
            method,
            validFrom: version.validFrom,
            baseAmount: fromMinor(Math.round(freight.base * level * rate * version.level)),
            amountPerStep: fromMinor(Math.round(freight.perStep * level * rate * version.level)),
            ...STEPS[method],
            minDays: freight.days[0],
            maxDays: freight.days[1],
          })),
        );
      }),
    ),
  );
}
