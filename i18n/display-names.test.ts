import { expect, test } from "vitest";
import { countryName, currencyLabel } from "./display-names.ts";

test("names a country in the page's language", () => {
  expect(countryName("LT", "en")).toBe("Lithuania");
  expect(countryName("LT", "lt")).toBe("Lietuva");
  expect(countryName("EE", "ee")).toBe("Eesti");
  expect(countryName("AE", "ru")).toBe("ОАЭ");
});

test("labels a currency with its code and symbol", () => {
  expect(currencyLabel("EUR", "lt")).toBe("EUR €");
  expect(currencyLabel("USD", "en")).toBe("USD $");
});
