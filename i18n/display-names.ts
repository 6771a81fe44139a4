import { htmlLanguage, type Language } from "../domain/storefronts/storefront.ts";

/** Making a formatter costs more than the rest of the header; a storefront needs a handful of names. */
const known = new Map<string, string>();

function once(key: string, name: () => string): string {
  const found = known.get(key) ?? name();
  known.set(key, found);
  return found;
}

export function countryName(isoCode: string, language: Language): string {
  return once(`country ${isoCode} ${language}`, () => {
    const names = new Intl.DisplayNames([htmlLanguage(language)], { type: "region" });
    return names.of(isoCode) ?? isoCode;
  });
}

/** "EUR €" */
export function currencyLabel(isoCode: string, language: Language): string {
  return once(`currency ${isoCode} ${language}`, () => {
    const format = new Intl.NumberFormat(htmlLanguage(language), {
      style: "currency",
      currency: isoCode,
      currencyDisplay: "narrowSymbol",
    });
    const symbol = format.formatToParts(0).find(({ type }) => type === "currency")?.value;
    return symbol && symbol !== isoCode ? `${isoCode} ${symbol}` : isoCode;
  });
}
