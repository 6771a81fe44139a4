import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bucketOf, percentile75, ratingOf, VITALS } from "./vitals.ts";

describe("vitals in buckets", () => {
  test.each([
    ["LCP", 0, 100],
    ["LCP", 2_500, 2_500],
    ["LCP", 2_500.1, 3_000],
    ["LCP", 1e9, 60_000],
    ["INP", 200, 200],
    ["CLS", 0.1, 100],
    ["CLS", 0.1001, 150],
    ["CLS", 99, 10_000],
  ] as const)("%s of %d falls into the bucket up to %d", (vital, value, bucket) => {
    expect(bucketOf(vital, value)).toBe(bucket);
  });

  test("the 75th percentile is interpolated within its bucket, and unknown without a visit", () => {
    expect(percentile75("LCP", [])).toBeNull();
    expect(percentile75("LCP", [{ bucket: 2_500, count: 4 }])).toBe(2_400);
    const spread = [
      { bucket: 4_000, count: 1 },
      { bucket: 1_000, count: 2 },
      { bucket: 2_500, count: 1 },
    ];
    expect(percentile75("LCP", spread)).toBe(2_500);
    expect(percentile75("CLS", [{ bucket: 100, count: 10 }])).toBe(0.094);
  });

  test("of any visits the percentile lies in the bucket of the true one", () => {
    const values = fc.array(fc.integer({ min: 0, max: 60_000 }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(fc.constantFrom(...VITALS.filter((vital) => vital !== "CLS")), values, (vital, visits) => {
        const sorted = visits.toSorted((one, other) => one - other);
        const exact = sorted[Math.ceil(sorted.length * 0.75) - 1] as number;
        const found = percentile75(
          vital,
          visits.map((value) => ({ bucket: bucketOf(vital, value), count: 1 })),
        );
        expect(bucketOf(vital, found as number)).toBe(bucketOf(vital, exact));
      }),
    );
  });

  test("a value on a threshold is still good, or still fair", () => {
    expect([2_500, 2_501, 4_001].map((value) => ratingOf("LCP", value))).toEqual(["good", "fair", "poor"]);
    expect([0.1, 0.25, 0.26].map((value) => ratingOf("CLS", value))).toEqual(["good", "fair", "poor"]);
  });
});
