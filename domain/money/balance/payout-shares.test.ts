import { describe, expect, test } from "vitest";
import { fromMinor, money } from "../money/money.ts";
import { payoutShares } from "./payout-shares.ts";

const sources = [
  { paymentId: 9, left: fromMinor(30_00) },
  { paymentId: 4, left: fromMinor(50_00) },
];
const shares = (cents: number) =>
  payoutShares(fromMinor(cents), sources).map(({ paymentId, amount }) => [paymentId, amount]);

describe("ACCOUNT-04 the shares of a payout", () => {
  test("go to the newest top-up first, and to none more than it has left", () => {
    expect(shares(20_00)).toEqual([[9, fromMinor(20_00)]]);
    expect(shares(45_00)).toEqual([
      [9, fromMinor(30_00)],
      [4, fromMinor(15_00)],
    ]);
    expect(shares(99_00).map(([, amount]) => amount)).toEqual([fromMinor(30_00), fromMinor(50_00)]);
    expect(shares(0)).toEqual([]);
  });

  test("are whole cents, and together not more than there is", () => {
    expect(payoutShares(money(20_0099), sources)).toEqual([{ paymentId: 9, amount: fromMinor(20_00) }]);
    expect(payoutShares(money(99), sources)).toEqual([]);
  });
});
