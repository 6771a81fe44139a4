import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  add,
  fromDecimalString,
  fromMinor,
  money,
  multiply,
  roundToMinor,
  subtract,
  toDecimalString,
  toMinor,
} from "./money.ts";

const amount = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 }).map(money);

describe("money", () => {
  test("throws for anything but a safe whole number", () => {
    expect(money(12_345)).toBe(12_345);
    expect(Object.is(money(-0), 0)).toBe(true);
    for (const fractions of [0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53]) {
      expect(() => money(fractions), String(fractions)).toThrow(RangeError);
    }
    expect(() => add(money(Number.MAX_SAFE_INTEGER), money(1))).toThrow(RangeError);
    expect(() => fromMinor(0.001)).toThrow(RangeError);
  });

  test("reads decimal texts exactly, without a float", () => {
    const cases: [string, number | null][] = [
      ["0", 0],
      ["-0", 0],
      ["12.34", 123_400],
      ["0.0001", 1],
      ["-1.5", -15_000],
      ["1.005", 10_050],
      ["1.00500000", 10_050],
      ["4.35", 43_500],
      ["900719925474.0991", Number.MAX_SAFE_INTEGER],
      ["900719925474.0992", null],
      ["0.00001", null],
      ["", null],
      [".5", null],
      ["5.", null],
      ["1,5", null],
      ["1e3", null],
      ["+1", null],
      [" 1", null],
      ["1\n", null],
      ["--1", null],
      ["NaN", null],
      ["9".repeat(100_000), null],
    ];
    for (const [text, fractions] of cases) expect(fromDecimalString(text), text.slice(0, 30)).toBe(fractions);
  });

  test("reads back every amount that it writes", () => {
    fc.assert(fc.property(amount, (value) => fromDecimalString(toDecimalString(value)) === value));
    expect(toDecimalString(money(-5))).toBe("-0.0005");
    expect(toDecimalString(money(123_400))).toBe("12.3400");
  });

  test("sums are exact where floats are not", () => {
    const tenth = fromDecimalString("0.1") ?? money(0);
    const fifth = fromDecimalString("0.2") ?? money(0);
    expect(toDecimalString(add(tenth, fifth))).toBe("0.3000");
    fc.assert(
      fc.property(amount, amount, amount, (a, b, c) => {
        expect(add(add(a, b), c)).toBe(add(a, add(b, c)));
        expect(subtract(add(a, b), b)).toBe(a);
      }),
    );
  });

  test("a price times a quantity is the price added that many times", () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 50 }), (price, quantity) => {
        const added = Array.from({ length: quantity }, () => price).reduce((sum, one) => add(sum, one), money(0));
        expect(multiply(price, quantity)).toBe(added);
      }),
    );
    expect(() => multiply(money(3), 1.5)).toThrow(RangeError);
  });

  test("PRICE-07 amounts round to two decimals, halves away from zero, the same for both signs", () => {
    const cases: [string, string][] = [
      ["1.0049", "1.0000"],
      ["1.0050", "1.0100"],
      ["1.0150", "1.0200"],
      ["-1.0050", "-1.0100"],
      ["-1.0049", "-1.0000"],
      ["-0.0049", "0.0000"],
      ["900719925473.9950", "900719925474.0000"],
    ];
    for (const [text, expected] of cases) {
      expect(toDecimalString(roundToMinor(fromDecimalString(text) ?? money(0))), text).toBe(expected);
    }
    fc.assert(
      fc.property(amount, (value) => {
        const rounded = roundToMinor(value);
        expect(Math.abs(rounded % 100)).toBe(0);
        expect(Math.abs(rounded - value)).toBeLessThanOrEqual(50);
        expect(roundToMinor(money(-value))).toBe(money(-rounded));
        expect(fromMinor(toMinor(value))).toBe(rounded);
      }),
    );
  });
});
