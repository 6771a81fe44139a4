import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { toDecimalString } from "#domain/money/money/money.ts";
import { AIR, euros } from "#testing/forwarding/freight.ts";
import { arrivalWindow } from "./arrival-window.ts";
import { chargeableWeight } from "./chargeable-weight.ts";
import { estimateShipping, type ShippingRate } from "./shipping-estimate.ts";

const air: ShippingRate = {
  ...AIR,
  baseAmount: euros("5.90"),
  amountPerStep: euros("3.25"),
  volumeDivisor: 6_000,
  minDays: 6,
  maxDays: 9,
};

/** 30 × 20 × 20 cm are 12 000 cm³: 2 kg at 6000. */
const box = { lengthMm: 300, widthMm: 200, heightMm: 200 };

describe("the shipping estimate", () => {
  test("CATALOG-15 charges the greater of weight and volume, in whole steps", () => {
    const cases: [number, number, number, boolean][] = [
      [2600, 3000, 6, false],
      [2500, 2500, 5, false],
      [2501, 3000, 6, false],
      [1, 2000, 4, true],
      [1999, 2000, 4, false],
      [2000, 2000, 4, false],
    ];
    for (const [weightGrams, grams, steps, isByVolume] of cases) {
      expect(chargeableWeight({ weightGrams, ...box }, air), String(weightGrams)).toEqual({ grams, steps, isByVolume });
    }
  });

  test("CATALOG-15 charges a started step in full", () => {
    const letter = { weightGrams: 1, lengthMm: 10, widthMm: 10, heightMm: 1 };
    expect(chargeableWeight(letter, air)).toEqual({ grams: 500, steps: 1, isByVolume: false });
  });

  test("CATALOG-15 the price is the base and every step, to the cent", () => {
    expect(toDecimalString(estimateShipping(air, { weightGrams: 1200, ...box }, "2026-11-15").price)).toBe("18.9000");
    expect(toDecimalString(estimateShipping(air, { weightGrams: 2600, ...box }, "2026-11-15").price)).toBe("25.4000");
  });

  test("CATALOG-15 never charges less than weight or volume, nor a step too many", () => {
    const size = fc.integer({ min: 1, max: 3000 });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000 }),
        size,
        size,
        size,
        (weightGrams, lengthMm, widthMm, heightMm) => {
          const { grams } = chargeableWeight({ weightGrams, lengthMm, widthMm, heightMm }, air);
          const due = Math.max(weightGrams, (lengthMm * widthMm * heightMm) / air.volumeDivisor);
          expect(grams).toBeGreaterThanOrEqual(due);
          expect(grams - air.stepGrams).toBeLessThan(due);
        },
      ),
    );
  });

  test("CATALOG-15 counts arrival days across months, years and daylight saving time", () => {
    expect(arrivalWindow("2026-11-15", 6, 9)).toEqual({ arrivesFrom: "2026-11-21", arrivesTo: "2026-11-24" });
    expect(arrivalWindow("2026-12-28", 4, 28)).toEqual({ arrivesFrom: "2027-01-01", arrivesTo: "2027-01-25" });
    expect(arrivalWindow("2028-02-28", 1, 2)).toEqual({ arrivesFrom: "2028-02-29", arrivesTo: "2028-03-01" });
    expect(arrivalWindow("2026-10-24", 1, 2)).toEqual({ arrivesFrom: "2026-10-25", arrivesTo: "2026-10-26" });
  });

  test("CATALOG-15 an estimate has the method, the days, the charged weight and its reason", () => {
    expect(estimateShipping(air, { weightGrams: 300, ...box }, "2026-11-15")).toEqual({
      method: "air",
      price: euros("18.90"),
      arrivesFrom: "2026-11-21",
      arrivesTo: "2026-11-24",
      minDays: 6,
      maxDays: 9,
      chargeableGrams: 2000,
      isByVolume: true,
    });
  });
});
