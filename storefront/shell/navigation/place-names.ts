import { htmlLanguage, type Language } from "../../../domain/storefronts/storefront.ts";

export function countryName(isoCode: string, language: Language): string {
  return new Intl.DisplayNames([htmlLanguage(language)], { type: "region" }).of(isoCode) ?? isoCode;
}

/** "EUR €" */
export function currencyLabel(isoCode: string, language: Language): string {
  const format = new Intl.NumberFormat(htmlLanguage(language), {
    style: "currency",
    currency: isoCode,
    currencyDisplay: "narrowSymbol",
  });
  const symbol = format.formatToParts(0).find(({ type }) => type === "currency")?.value;
  return symbol && symbol !== isoCode ? `${isoCode} ${symbol}` : isoCode;
}
