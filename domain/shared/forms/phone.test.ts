import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isPhone } from "./phone.ts";

describe("isPhone", () => {
  test("ERROR-06 a plus and 7 to 15 digits with single spaces between are a phone number", () => {
    for (const phone of ["+1234567", "+370 612 34567", "+123456789012345", "+1 2 3 4 5 6 7 8 9 0 1 2 3 4 5"]) {
      expect(isPhone(phone), phone).toBe(true);
    }
  });

  test("ERROR-06 refuses anything else", () => {
    for (const phone of [
      "",
      "+",
      "37061234567",
      "+123456",
      "+1234567890123456",
      "+370  61234567",
      "+ 37061234567",
      " +37061234567",
      "+37061234567 ",
      "+37061234567\n",
      "+370-612-34567",
      "+370(612)34567",
      "++37061234567",
      "+370\u00a061234567",
      "+٣٧٠٦١٢٣٤٥٦٧",
      "00370 61234567",
    ]) {
      expect(isPhone(phone), JSON.stringify(phone)).toBe(false);
    }
  });

  test("ERROR-06 any digits pass exactly when there are 7 to 15 of them, wherever single spaces stand", () => {
    const digit = fc.tuple(fc.integer({ min: 0, max: 9 }), fc.boolean());
    fc.assert(
      fc.property(fc.array(digit, { minLength: 1, maxLength: 20 }), (digits) => {
        const text = digits.map(([value, spaced], index) => (spaced && index > 0 ? ` ${value}` : `${value}`)).join("");
        expect(isPhone(`+${text}`)).toBe(digits.length >= 7 && digits.length <= 15);
      }),
    );
  });

  test("T079 100,000 digits and an x are refused within 5 ms", () => {
    const hostile = `+1${"1".repeat(100_000)}x`;
    const spaced = `+${"1 ".repeat(50_000)}`;
    const durationsMs = Array.from({ length: 5 }, () => {
      const startedMs = performance.now();
      expect([isPhone(hostile), isPhone(spaced)]).toEqual([false, false]);
      return performance.now() - startedMs;
    });
    expect(Math.min(...durationsMs)).toBeLessThan(5);
  });
});
