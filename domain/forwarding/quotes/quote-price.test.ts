import { describe, expect, test } from "vitest";
import { add, fromDecimalString, type Money, ZERO } from "#domain/money/money/money.ts";
import type { ShippingRate } from "../freight/shipping-estimate.ts";
import { indexTariff } from "../landed-cost/customs-tables.ts";
import { type FeeKey, type FeeVersion, FORWARDING_FEES, feesOn } from "../landed-cost/forwarding-fees.ts";
import type { LandedCostTables } from "../landed-cost/landed-cost.ts";
import { buyingFee, inQuoteCurrency, type QuoteContents, quoteOffer } from "./quote-price.ts";

const euros = (text: string) => fromDecimalString(text) as Money;
const DAY = "2026-11-15";
const LT = 1;
const AIR: ShippingRate = {
  method: "air",
  baseAmount: euros("4.15"),
  amountPerStep: euros("5.45"),
  stepGrams: 500,
  volumeDivisor: 6_000,
  minDays: 5,
  maxDays: 8,
};
const AMOUNTS: Partial<Record<FeeKey, number>> = {
  insurance_included: euros("100"),
  insurance: 200,
  insurance_minimum: euros("4"),
  buying: 500,
  buying_minimum: euros("5"),
};
const versions: FeeVersion[] = Object.keys(FORWARDING_FEES).map((key) => ({
  key: key as FeeKey,
  validFrom: "2026-01-01",
  value: AMOUNTS[key as FeeKey] ?? 0,
}));
const tables: LandedCostTables = {
  tariff: indexTariff([]),
  fees: versions,
  rules: [
    { countryId: LT, validFrom: "2026-07-01", limit: euros("150"), dutyPerCode: euros("3"), dutyBasisPoints: null },
  ],
  vatRates: [{ countryId: LT, validFrom: "2009-09-01", basisPoints: 2_100 }],
};
const fees = feesOn(versions, DAY);
const rates = { EUR: 1_000_000, USD: 1_085_304 };
const terms = { rates, fees, tables };
const scope = {
  currency: "EUR",
  tariff: AIR,
  delivery: euros("1.99"),
  countryId: LT,
  buyer: "consumer",
  day: DAY,
} as const;

const contents: QuoteContents = {
  items: [
    { price: euros("128"), currency: "USD", quantity: 1, hs6: "640391" },
    { price: euros("10"), currency: "EUR", quantity: 2, hs6: "420500" },
  ],
  shopDelivery: euros("7.90"),
  boxes: [{ weightGrams: 1_800, lengthMm: 460, widthMm: 310, heightMm: 140 }],
};

describe("FORWARDING-01 what a quote costs", () => {
  test("FORWARDING-01 prices of shops are converted at the locked rate, and all lines make the total", () => {
    const offer = quoteOffer(contents, scope, terms);
    const goods = euros("137.93");
    expect(inQuoteCurrency({ price: euros("128"), currency: "USD" }, rates, "EUR")).toBe(euros("117.93"));
    expect(offer.lines.map(({ key, service, amount }) => [key, service, amount])).toEqual([
      ["goods", undefined, goods],
      // 46 × 31 × 14 cm ÷ 6 000 = 3.33 kg: seven half kilos.
      ["freight", undefined, euros("42.30")],
      ["service", "shop_delivery", euros("7.90")],
      ["service", "buying", euros("6.90")],
      ["insurance", undefined, euros("4")],
      ["duty", undefined, euros("6")],
      ["import_vat", undefined, euros("39.11")],
      ["delivery", undefined, euros("1.99")],
    ]);
    expect(offer.lines.reduce((sum, { amount }) => add(sum, amount), ZERO)).toBe(offer.total);
    expect([offer.chargeableGrams, offer.isByVolume]).toEqual([3_500, true]);
  });

  test("FORWARDING-01 the fee is 5 % of the goods, and at least 5 euros", () => {
    expect(buyingFee(euros("333.99"), fees)).toBe(euros("16.70"));
    expect(buyingFee(euros("99.99"), fees)).toBe(euros("5"));
    expect(buyingFee(ZERO, fees)).toBe(euros("5"));
  });

  test("FORWARDING-01 a currency without a rate cannot be priced", () => {
    expect(() => inQuoteCurrency({ price: euros("1"), currency: "CNY" }, rates, "EUR")).toThrow();
  });
});
