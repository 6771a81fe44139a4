import { expect, test } from "vitest";
import { countryName, currencyLabel } from "./display-names.ts";

test("a country has its name in the page's language", () => {
  expect(countryName("LT", "en")).toBe("Lithuania");
  expect(countryName("LT", "lt")).toBe("Lietuva");
  expect(countryName("EE", "ee")).toBe("Eesti");
  expect(countryName("AE", "ru")).toBe("ОАЭ");
});

test("a currency shows its code and its sign", () => {
  expect(currencyLabel("EUR", "lt")).toBe("EUR €");
  expect(currencyLabel("USD", "en")).toBe("USD $");
});
