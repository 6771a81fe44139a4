import fc from "fast-check";
import { expect, test } from "vitest";
import { fromMinor } from "../money/money.ts";
import { feeShares } from "./fee-shares.ts";

test("PRICE-08 a fee is divided by the sums, to the cent and without a rest", () => {
  expect(feeShares(fromMinor(100), [fromMinor(1_000), fromMinor(3_000)])).toEqual([fromMinor(25), fromMinor(75)]);
  expect(feeShares(fromMinor(1), [fromMinor(10), fromMinor(10), fromMinor(10)])).toEqual([0, fromMinor(1), 0]);
  expect(feeShares(fromMinor(0), [fromMinor(10)])).toEqual([0]);
  const amounts = fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 50 });
  fc.assert(
    fc.property(fc.nat(100_000), amounts, (fee, cents) => {
      fc.pre(cents.some((amount) => amount > 0));
      const shares = feeShares(fromMinor(fee), cents.map(fromMinor));
      expect(shares.reduce((total, share) => total + share, 0)).toBe(fromMinor(fee));
      expect(shares.every((share) => share >= 0)).toBe(true);
    }),
  );
});
