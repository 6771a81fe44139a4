import { htmlLanguage, type Language } from "#domain/operations/storefronts/storefront.ts";

/** Creating an Intl formatter is slow, and a storefront needs only a few names. */
const cache = new Map<string, string>();

function cached(key: string, compute: () => string): string {
  const name = cache.get(key) ?? compute();
  cache.set(key, name);
  return name;
}

export function countryName(isoCode: string, language: Language): string {
  return cached(`country ${isoCode} ${language}`, () => {
    const names = new Intl.DisplayNames([htmlLanguage(language)], { type: "region" });
    return names.of(isoCode) ?? isoCode;
  });
}

/** Such as "EUR €". */
export function currencyLabel(isoCode: string, language: Language): string {
  return cached(`currency ${isoCode} ${language}`, () => {
    const format = new Intl.NumberFormat(htmlLanguage(language), {
      style: "currency",
      currency: isoCode,
      currencyDisplay: "narrowSymbol",
    });
    const symbol = format.formatToParts(0).find(({ type }) => type === "currency")?.value;
    return symbol && symbol !== isoCode ? `${isoCode} ${symbol}` : isoCode;
  });
}
