import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fromDecimalString, type Money, ZERO } from "#domain/money/money/money.ts";
import type { ShippingRate } from "../freight/shipping-estimate.ts";
import { indexTariff } from "../landed-cost/customs-tables.ts";
import { type FeeKey, type FeeVersion, FORWARDING_FEES, feesOn } from "../landed-cost/forwarding-fees.ts";
import type { LandedCostTables } from "../landed-cost/landed-cost.ts";
import { chargedFor, difference, freightOf, type PricedParcel, packedPrice, requestPrice } from "./request-price.ts";

const euros = (text: string) => fromDecimalString(text) as Money;
const DAY = "2026-11-15";
const LT = 1;

const AIR: ShippingRate = {
  method: "air",
  baseAmount: euros("4.15"),
  amountPerStep: euros("5.45"),
  stepGrams: 500,
  volumeDivisor: 6_000,
  minDays: 9,
  maxDays: 12,
};
const SEA: ShippingRate = {
  ...AIR,
  method: "sea",
  baseAmount: euros("8.80"),
  amountPerStep: euros("4"),
  stepGrams: 10_000,
  volumeDivisor: 1_000,
};

const AMOUNTS: Partial<Record<FeeKey, number>> = {
  insurance_included: euros("100"),
  insurance: 200,
  insurance_minimum: euros("4"),
  join: euros("1.50"),
  wrap: euros("3"),
  rehearsal: euros("3"),
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
const terms = { fees: feesOn(versions, DAY), tables };

/** The two parcels of forward-request-desktop.png: 1.70 kg together, charged for 2.0 kg by their size. */
const shoes: PricedParcel = {
  weightGrams: 1_200,
  lengthMm: 320,
  widthMm: 200,
  heightMm: 120,
  lines: [{ hs6: "640411", origin: "VN", value: euros("79.90"), quantity: 1 }],
  services: [],
  storageDue: ZERO,
};
const serum: PricedParcel = {
  weightGrams: 500,
  lengthMm: 200,
  widthMm: 150,
  heightMm: 110,
  lines: [{ hs6: "330499", origin: "US", value: euros("28.90"), quantity: 2 }],
  services: [],
  storageDue: ZERO,
};
const packing = { joins: true, wraps: true, unboxes: false, insures: true };
const scope = {
  rate: AIR,
  delivery: euros("1.99"),
  countryId: LT,
  buyer: "consumer",
  day: DAY,
  isRehearsed: false,
} as const;

describe("the price of a forward request", () => {
  test("FORWARDING-02 of the drawn request is 78.07 by air and 67.00 by sea, with the drawn lines", () => {
    const air = requestPrice([shoes, serum], packing, scope, terms);
    expect(air.lines.map(({ key, service, amount }) => [service ?? key, amount])).toEqual([
      ["goods", euros("137.70")],
      ["freight", euros("25.95")],
      ["join", euros("1.50")],
      ["wrap", euros("3")],
      ["insurance", euros("4")],
      ["storage", ZERO],
      ["duty", euros("6")],
      ["import_vat", euros("35.63")],
      ["delivery", euros("1.99")],
    ]);
    expect([chargedFor(air.lines), air.total, air.chargeableGrams]).toEqual([euros("78.07"), euros("215.77"), 2_000]);
    expect(chargedFor(requestPrice([shoes, serum], packing, { ...scope, rate: SEA }, terms).lines)).toBe(euros("67"));
  });

  test("FORWARDING-02 storage, services of the parcels and a rehearsal are lines of their own", () => {
    const stored = { ...shoes, storageDue: euros("2.50"), services: [{ service: "photos", amount: euros("2") }] };
    const { lines } = requestPrice(
      [stored, { ...serum, storageDue: euros("1") }],
      packing,
      { ...scope, isRehearsed: true },
      terms,
    );
    const amountOf = (name: string) => lines.find(({ key, service }) => (service ?? key) === name)?.amount;
    expect([amountOf("storage"), amountOf("photos"), amountOf("rehearsal")]).toEqual([
      euros("3.50"),
      euros("2"),
      euros("3"),
    ]);
  });

  test("FORWARDING-02 parcels that are not joined pay freight and delivery for each", () => {
    const separate = requestPrice([shoes, serum], { ...packing, joins: false }, scope, terms);
    const amountOf = (name: string) => separate.lines.find(({ key }) => key === name)?.amount;
    expect([amountOf("freight"), amountOf("delivery")]).toEqual([euros("35.55"), euros("3.98")]);
    expect(separate.lines.some(({ service }) => service === "join")).toBe(false);
  });
});

describe("what is due after packing", () => {
  const agreed = requestPrice([shoes, serum], packing, scope, terms).lines;

  test("I14 a smaller box lowers the freight and its import VAT, and the difference is refunded", () => {
    const box = { weightGrams: 1_480, lengthMm: 300, widthMm: 180, heightMm: 100 };
    const packed = packedPrice(agreed, freightOf(AIR, [box], true, DAY).price);
    expect(chargedFor(packed)).toBe(euros("71.47"));
    expect(difference(agreed, packed)).toBe(euros("6.60"));
  });

  test("I14 a larger box costs no more than was agreed", () => {
    const box = { weightGrams: 9_000, lengthMm: 600, widthMm: 500, heightMm: 400 };
    expect(packedPrice(agreed, freightOf(AIR, [box], true, DAY).price)).toEqual(agreed);
  });

  test("I14 whatever is packed, what is due is never negative and never more than what was agreed", () => {
    const side = fc.integer({ min: 10, max: 2_000 });
    const box = fc.record({
      weightGrams: fc.integer({ min: 10, max: 70_000 }),
      lengthMm: side,
      widthMm: side,
      heightMm: side,
    });
    fc.assert(
      fc.property(fc.array(box, { minLength: 1, maxLength: 4 }), fc.boolean(), (boxes, joins) => {
        const packed = packedPrice(agreed, freightOf(AIR, boxes, joins, DAY).price);
        expect(difference(agreed, packed)).toBeGreaterThanOrEqual(0);
        expect(chargedFor(packed)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
