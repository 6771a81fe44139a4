import { describe, expect, test } from "vitest";
import type { CurrencyProfile, LanguageProfile, StorefrontProfile } from "./profile.ts";
import { findCurrency, findLanguage, languageOf, readerOf, savedId } from "./reader.ts";

const EUR = { id: 1, iso_code: "EUR" } as CurrencyProfile;
const USD = { id: 2, iso_code: "USD" } as CurrencyProfile;
const GBP = { id: 3, iso_code: "GBP" } as CurrencyProfile;
const en = { id: 1, iso_code: "en" } as LanguageProfile;
const lt = { id: 2, iso_code: "lt" } as LanguageProfile;

const storefront = (currencies: CurrencyProfile[], languages = [en, lt]) =>
  ({ code: "lt", currencies, languages, defaultLanguageIso: "lt", conversionCurrency: GBP }) as StorefrontProfile;

const UNKNOWN = [undefined, null, "", "2", "NaN", "__proto__", "usd", 4, Number.NaN];

describe("the reader's currency", () => {
  const currencyOf = (currencies: CurrencyProfile[], currency: string | number | null | undefined) =>
    readerOf(storefront(currencies), { currency }).currency;

  test("REGION-06 is the one that a call names, by id or ISO code", () => {
    for (const name of [2, "USD"]) expect(currencyOf([EUR, USD], name)).toBe(USD);
  });

  test("REGION-06 is the one whose id the cookie holds", () => {
    expect(currencyOf([EUR, USD], savedId("2"))).toBe(USD);
    for (const saved of [undefined, "", "3", "2.0", "02", " 2", "NaN", "__proto__", "9".repeat(400)]) {
      expect(currencyOf([USD, EUR], savedId(saved)), saved).toBe(EUR);
    }
  });

  test("REGION-06 is EUR where none is named that the storefront offers, wherever it stands in the list", () => {
    for (const name of UNKNOWN) expect(currencyOf([USD, EUR], name), String(name)).toBe(EUR);
  });

  test("REGION-06 is the first available where there is no EUR", () => {
    expect(currencyOf([GBP, USD], undefined)).toBe(GBP);
    expect(currencyOf([GBP, USD], 1)).toBe(GBP);
  });

  test("is the conversion currency of a storefront that offers none", () => {
    expect(currencyOf([], 1)).toBe(GBP);
    expect(findCurrency(storefront([]), 1)).toBeUndefined();
  });
});

describe("the reader's language", () => {
  test("REGION-02 is the one that is named, by id or ISO code", () => {
    for (const language of [1, "en"]) expect(readerOf(storefront([EUR]), { language }).language).toBe(en);
  });

  test("REGION-02 is the storefront's default where it does not offer the named one", () => {
    for (const name of [...UNKNOWN, "ru"]) expect(languageOf(storefront([EUR]), name), String(name)).toBe(lt);
    expect(languageOf(storefront([EUR], [en]), "ru")).toBe(en);
    expect(findLanguage(storefront([EUR]), "ru")).toBeUndefined();
  });

  test("a storefront without a language is a mistake", () => {
    expect(() => languageOf(storefront([EUR], []), "en")).toThrow("has no language");
  });
});
