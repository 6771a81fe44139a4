import { expect, test } from "vitest";
import { fromMinor } from "../../../../domain/money/money.ts";
import { typedAmount } from "./typed-amount.ts";

test("ACCOUNT-04 an amount is understood as people of every language type it, and nothing else is", () => {
  const right = ["50", "50.00", "50,0", " 50 ", "1 250,90", "1\u202f250.9"];
  expect(right.map(typedAmount)).toEqual([50_00, 50_00, 50_00, 50_00, 1_250_90, 1_250_90].map(fromMinor));
  for (const wrong of ["", "-5", "1e3", "5.001", "5,5,5", "€50", "12345678", "Infinity"]) {
    expect(typedAmount(wrong), wrong).toBeNull();
  }
});
