import { describe, expect, test } from "vitest";
import { fromMinor, money } from "../money/money.ts";
import { divideRefund, priceAttempt } from "./attempt-price.ts";
import { isFeeAllowed, lawfulFee, NO_FEE } from "./fee-rule.ts";
import { FEE_TYPE, PROVIDER } from "./provider.ts";
import { TOP_UP_MAXIMUM, TOP_UP_MINIMUM, topUpError } from "./top-up-limits.ts";

const onePercent = { type: FEE_TYPE.percentage, value: 100 };

describe("PRICE-07 payment fees", () => {
  test("no shop in the EU asks more for a card or a bank transfer, whatever its settings say", () => {
    for (const country of ["LT", "LV", "EE", "NL"]) {
      expect(isFeeAllowed(country, PROVIDER.card, onePercent)).toBe(false);
      expect(isFeeAllowed(country, PROVIDER.regional, onePercent)).toBe(false);
      expect(lawfulFee(country, PROVIDER.card, onePercent)).toBe(NO_FEE);
      expect(lawfulFee(country, PROVIDER.wallet, onePercent)).toBe(onePercent);
    }
    expect(isFeeAllowed("AE", PROVIDER.card, onePercent)).toBe(true);
  });

  test("own balance never costs anything", () => {
    expect(isFeeAllowed("AE", PROVIDER.balance, onePercent)).toBe(false);
  });

  test("PRICE-06 T117 the balance pays first; the fee is of what is left, to two decimals", () => {
    expect(priceAttempt(fromMinor(5_000), fromMinor(2_000), onePercent)).toEqual({
      balance: fromMinor(2_000),
      fee: fromMinor(30),
      amount: fromMinor(3_030),
    });
    expect(priceAttempt(fromMinor(5_000), fromMinor(9_000), onePercent)).toEqual({
      balance: fromMinor(5_000),
      fee: 0,
      amount: 0,
    });
    expect(priceAttempt(fromMinor(5_000), money(-100), onePercent).balance).toBe(0);
  });

  test("T121 a refund goes where the money came from: the provider's part first", () => {
    expect(divideRefund(fromMinor(4_000), fromMinor(3_000))).toEqual({
      provider: fromMinor(3_000),
      balance: fromMinor(1_000),
    });
    expect(divideRefund(fromMinor(4_000), fromMinor(0))).toEqual({ provider: 0, balance: fromMinor(4_000) });
  });
});

test("ACCOUNT-04 a top-up is between 5 and 5,000, in whole cents", () => {
  expect([TOP_UP_MINIMUM, TOP_UP_MAXIMUM, fromMinor(12_345)].map(topUpError)).toEqual([null, null, null]);
  expect(topUpError(fromMinor(499))).toBe("topup.error.too-little");
  expect(topUpError(fromMinor(500_001))).toBe("topup.error.too-much");
  expect(topUpError(money(123_456))).toBe("topup.error.whole-cents");
});
