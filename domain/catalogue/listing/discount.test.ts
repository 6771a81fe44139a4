import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { percentRangeToRatio, percentToRatio, ratioRangeToPercent, ratioToPercent } from "./discount.ts";

describe("discount", () => {
  test("CATALOG-11 a percentage is (1 − ratio) × 100", () => {
    for (const [ratio, percent] of [
      [1, 0],
      [0.8, 20],
      [0.6667, 33.33],
      [0.07, 93],
      [0, 100],
    ] as const) {
      expect(ratioToPercent(ratio), String(ratio)).toBe(percent);
      expect(percentToRatio(percent), String(percent)).toBe(ratio);
    }
  });

  test("CATALOG-11 swaps the bounds of a range", () => {
    expect(percentRangeToRatio({ min: 20, max: 70 })).toEqual({ min: 0.3, max: 0.8 });
    expect(ratioRangeToPercent({ min: null, max: 0.8 })).toEqual({ min: 20, max: null });
  });

  test("CATALOG-11 converts every hundredth of a percent to a ratio and back without loss", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000 }), (hundredths) => {
        expect(ratioToPercent(percentToRatio(hundredths / 100))).toBe(hundredths / 100);
        expect(percentToRatio(ratioToPercent(hundredths / 10_000))).toBe(hundredths / 10_000);
      }),
    );
  });
});
