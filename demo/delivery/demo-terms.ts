import { SHIPPING_METHODS } from "#domain/forwarding/freight/shipping-method.ts";
import { fromMinor } from "#domain/money/money/money.ts";
import { DAY_MS } from "#domain/shared/time/durations.ts";
import { DEMO_COUNTRIES, DEMO_CURRENCIES, DEMO_STOREFRONTS } from "../storefronts.ts";
import { DEMO_COURIERS } from "./demo-couriers.ts";

const TERMS_AGE_DAYS = 365;
const RATE_DAYS = 60;
const DOLLAR_MILLIONTHS = 1_080_000;
/** The amplitude and the period of the dollar's exchange rate. */
const SWING_MILLIONTHS = 14_000;
const SWING_DAYS = 23;

const LEVELS = { EUR: 1, USD: DOLLAR_MILLIONTHS / 1_000_000 } as const;
const inCurrencies = Object.entries(LEVELS).map(([iso, level]) => ({
  currencyId: DEMO_CURRENCIES[iso as keyof typeof LEVELS],
  level,
}));

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);
const termsSince = (today: Date) => dayOf(today.getTime() - TERMS_AGE_DAYS * DAY_MS);

export function courierRows() {
  return DEMO_COURIERS.flatMap(({ carrier, type, countries, maxKilograms, days: [minDays, maxDays], fee }, position) =>
    countries.map((country) => ({
      carrier,
      deliveryType: type,
      countryId: DEMO_COUNTRIES[country],
      maxWeightGrams: maxKilograms * 1_000,
      minDays,
      maxDays,
      position,
      fee,
    })),
  );
}

export function feeRows(couriers: readonly { id: number; fee: number }[], today: Date) {
  const validFrom = termsSince(today);
  return couriers.flatMap(({ id, fee }) =>
    inCurrencies.map(({ currencyId, level }) => ({
      courierId: id,
      currencyId,
      validFrom,
      amount: fromMinor(Math.round(fee * level)),
    })),
  );
}

/** Freight discounts in percent by minimum subtotal in whole units. */
const TIERS = {
  air: { 100: 5, 200: 10, 350: 15 },
  sea: { 100: 3, 200: 6, 350: 10 },
} as const;

export function tierRows(today: Date) {
  const validFrom = termsSince(today);
  return DEMO_STOREFRONTS.filter(({ features }) => features.includes("marketplace")).flatMap((storefront) =>
    storefront.currencies.flatMap((iso) =>
      SHIPPING_METHODS.filter((method) => storefront.features.includes(method)).flatMap((method) =>
        Object.entries(TIERS[method]).map(([units, percent]) => ({
          storefrontCode: storefront.code,
          currencyId: DEMO_CURRENCIES[iso],
          method,
          validFrom,
          minimumSubtotal: fromMinor(Number(units) * 100),
          percent,
        })),
      ),
    ),
  );
}

/** The VAT rates in force, with the last change within the demo's period. */
export const TAX_ROWS = [
  { countryId: DEMO_COUNTRIES.LT, validFrom: "2009-09-01", basisPoints: 2_100 },
  { countryId: DEMO_COUNTRIES.LV, validFrom: "2012-07-01", basisPoints: 2_100 },
  { countryId: DEMO_COUNTRIES.EE, validFrom: "2024-01-01", basisPoints: 2_200 },
  { countryId: DEMO_COUNTRIES.EE, validFrom: "2025-07-01", basisPoints: 2_400 },
  { countryId: DEMO_COUNTRIES.NL, validFrom: "2012-10-01", basisPoints: 2_100 },
  { countryId: DEMO_COUNTRIES.AE, validFrom: "2018-01-01", basisPoints: 500 },
];

/** Shops abroad price in these; nothing is sold in them here. */
const SHOP_RATES = { GBP: 860_000, CNY: 7_700_000 } as const;

/** The dollar's rate of each recent day, and those of the currencies of shops; deterministic per day. */
export function exchangeRateRows(today: Date) {
  const shops = Object.entries(SHOP_RATES).map(([iso, millionthsPerEuro]) => ({
    currencyId: DEMO_CURRENCIES[iso as keyof typeof SHOP_RATES],
    day: termsSince(today),
    millionthsPerEuro,
  }));
  return [...dollarRates(today), ...shops];
}

function dollarRates(today: Date) {
  return Array.from({ length: RATE_DAYS }, (_, ago) => {
    const at = today.getTime() - ago * DAY_MS;
    const swing = Math.sin((2 * Math.PI * Math.floor(at / DAY_MS)) / SWING_DAYS);
    return {
      currencyId: DEMO_CURRENCIES.USD,
      day: dayOf(at),
      millionthsPerEuro: DOLLAR_MILLIONTHS + Math.round(swing * SWING_MILLIONTHS),
    };
  });
}
