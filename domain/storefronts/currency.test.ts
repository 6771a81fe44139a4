import { describe, expect, test } from "vitest";
import { chooseCurrency } from "./currency.ts";

const EUR = { id: 1, iso_code: "EUR" };
const USD = { id: 2, iso_code: "USD" };
const GBP = { id: 3, iso_code: "GBP" };

describe("chooseCurrency", () => {
  test("REGION-06 the currency id of the cookie is applied", () => {
    expect(chooseCurrency([EUR, USD], "2")).toBe(USD);
  });

  test("REGION-06 without a usable cookie it is EUR, wherever it stands in the list", () => {
    for (const saved of [undefined, "", "3", "2.0", "02", " 2", "NaN", "__proto__"]) {
      expect(chooseCurrency([USD, EUR], saved), String(saved)).toBe(EUR);
    }
  });

  test("REGION-06 where there is no EUR it is the first available", () => {
    expect(chooseCurrency([GBP, USD], undefined)).toBe(GBP);
    expect(chooseCurrency([GBP, USD], "1")).toBe(GBP);
    expect(chooseCurrency([], "1")).toBeUndefined();
  });
});
