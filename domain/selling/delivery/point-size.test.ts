import { expect, test } from "vitest";
import { largestSides, takesBox } from "./point-size.ts";

const box = (lengthMm: number, widthMm: number, heightMm: number) => ({ lengthMm, widthMm, heightMm });
const locker = { carrier: "omniva", type: "locker" } as const;

test("CHECKOUT-09 a locker takes what goes into its largest compartment, turned as it needs", () => {
  expect(takesBox(locker, box(380, 640, 390))).toBe(true);
  expect(takesBox(locker, box(641, 100, 100))).toBe(false);
  expect(takesBox(locker, box(400, 400, 400))).toBe(false);
  expect(takesBox(locker, null)).toBe(true);
});

test("CHECKOUT-09 190 × 120 × 90 cm goes to no pickup point, and 90 × 40 × 40 cm over a counter only", () => {
  for (const type of ["locker", "shop", "post"] as const)
    expect(takesBox({ carrier: "dpd", type }, box(1_900, 1_200, 900))).toBe(false);
  expect(takesBox({ carrier: "dpd", type: "shop" }, box(900, 400, 400))).toBe(true);
  expect(takesBox({ carrier: "dpd", type: "locker" }, box(900, 400, 400))).toBe(false);
});

test("CHECKOUT-09 of several boxes each has to fit", () => {
  const sides = largestSides([box(600, 100, 100), box(300, 300, 300)]);
  expect(sides).toEqual(box(600, 300, 300));
  expect(largestSides([])).toBeNull();
});
