import { expect, test } from "vitest";
import { typedRange } from "./typed-range.ts";

const bounds = { min: 10, max: 200 };

test("CATALOG-12 bounds that are typed in the wrong order swap", () => {
  expect(typedRange({ min: 150, max: 40 }, bounds)).toEqual({ min: 40, max: 150 });
});

test("CATALOG-12 a bound beyond the other end of the track swaps with that end, which is shown in the other field", () => {
  expect(typedRange({ min: 500, max: null }, bounds)).toEqual({ min: 200, max: null });
  expect(typedRange({ min: null, max: 5 }, bounds)).toEqual({ min: null, max: 10 });
});

test("CATALOG-12 a bound at or beyond its own end of the track is none", () => {
  expect(typedRange({ min: 10, max: 200 }, bounds)).toEqual({ min: null, max: null });
  expect(typedRange({ min: 0, max: 900 }, bounds)).toEqual({ min: null, max: null });
  expect(typedRange({ min: 40, max: null }, bounds)).toEqual({ min: 40, max: null });
});
