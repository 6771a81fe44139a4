import { expect, test } from "vitest";
import { fromMinor, money } from "#domain/money/money/money.ts";
import { topUpError } from "#domain/money/payments/top-up-limits.ts";
import { parseAmount } from "./parse-amount.ts";

test("ACCOUNT-04 accepts decimal commas, points and grouped thousands, and nothing else", () => {
  const valid = ["50", "50.00", "50,0", " 50 ", "1 250,90", "1\u202f250.9"];
  expect(valid.map(parseAmount)).toEqual([50_00, 50_00, 50_00, 50_00, 1_250_90, 1_250_90].map(fromMinor));
  for (const invalid of ["", "-5", "1e3", "5.001", "5,5,5", "€50", "Infinity"]) {
    expect(parseAmount(invalid), invalid).toBeNull();
  }
});

test("ACCOUNT-04 an amount of any length is too much, and not unreadable", () => {
  for (const typed of ["6000", "99999999", "12345678", "99999999999"]) {
    expect(topUpError(parseAmount(typed) ?? money(0)), typed).toBe("topup.error.too-much");
  }
});
