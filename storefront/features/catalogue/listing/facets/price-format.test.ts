import { expect, test } from "vitest";
import { currencySymbol, formatPriceBound, isSymbolFirst } from "./price-format.ts";

test("CATALOG-12 REGION-05 the bounds of the price stand as the language writes money", () => {
  expect([isSymbolFirst("EUR", "en"), formatPriceBound(24, "EUR", "en")]).toEqual([true, "€24"]);
  for (const language of ["lt", "lv", "ee", "ru"] as const) {
    expect([isSymbolFirst("EUR", language), formatPriceBound(24, "EUR", language)]).toEqual([false, "24\u00a0€"]);
    expect(currencySymbol("EUR", language)).toBe("€");
  }
});
