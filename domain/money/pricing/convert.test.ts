import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fromDecimalString, type Money, money } from "../money/money.ts";
import { convert, EURO_RATE } from "./convert.ts";
import { inForce } from "./in-force.ts";

const amountOf = (text: string) => fromDecimalString(text) as Money;
const DOLLAR = 1_083_700;

describe("conversion", () => {
  test("T116 rounds down to whole minor units in both directions", () => {
    const cases: [string, number, number, string][] = [
      ["100", EURO_RATE, DOLLAR, "108.37"],
      ["0.99", EURO_RATE, DOLLAR, "1.07"],
      ["108.37", DOLLAR, EURO_RATE, "100"],
      ["1.07", DOLLAR, EURO_RATE, "0.98"],
      ["-0.99", EURO_RATE, DOLLAR, "-1.08"],
      ["90071992547.4099", EURO_RATE, EURO_RATE, "90071992547.4099"],
    ];
    for (const [text, from, to, expected] of cases) {
      expect(convert(amountOf(text), from, to), `${text} ${from} ${to}`).toBe(amountOf(expected));
    }
  });

  test("T116 converting back and forth never gains money", () => {
    const rate = fc.integer({ min: 1_000, max: 1_000_000_000 });
    const start = fc.integer({ min: 0, max: 1_000_000_000 }).map(money);
    fc.assert(
      fc.property(start, rate, rate, (amount, home, abroad) => {
        let held = amount;
        for (let trip = 0; trip < 10; trip++) {
          const back = convert(convert(held, home, abroad), abroad, home);
          expect(back).toBeLessThanOrEqual(held);
          held = back;
        }
      }),
    );
  });

  test("T116 the rate of a day is the latest one on or before it", () => {
    const versions = [{ validFrom: "2026-11-10" }, { validFrom: "2026-11-14" }, { validFrom: "2026-11-12" }];
    expect(inForce(versions, "2026-11-13")?.validFrom).toBe("2026-11-12");
    expect(inForce(versions, "2026-11-14")?.validFrom).toBe("2026-11-14");
    expect(inForce(versions, "2027-01-01")?.validFrom).toBe("2026-11-14");
    expect(inForce(versions, "2026-11-09")).toBeUndefined();
  });
});
