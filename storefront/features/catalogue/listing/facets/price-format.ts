import { money } from "#domain/money/money/money.ts";
import type { Language } from "#domain/operations/storefronts/storefront.ts";
import { formatMoney } from "#i18n/format.ts";

const TEN_THOUSANDTHS_PER_UNIT = 10_000;
/** The cents of a whole amount, which filter labels omit. */
const NO_CENTS = /[.,]00(?=\D*$)/;

/** Such as "€40" or "40 €", with cents only where needed. */
export function formatPriceBound(value: number, currency: string, language: Language): string {
  return formatMoney(money(Math.round(value * TEN_THOUSANDTHS_PER_UNIT)), currency, language).replace(NO_CENTS, "");
}

/** Whether the language writes the symbol before the amount. */
export function isSymbolFirst(currency: string, language: Language): boolean {
  return !/^\d/.test(formatMoney(money(0), currency, language));
}

/** Such as "€". */
export function currencySymbol(currency: string, language: Language): string {
  return formatMoney(money(0), currency, language).replace(/[\d.,\s]/g, "");
}
