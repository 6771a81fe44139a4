import { money } from "../../../domain/money/money.ts";
import type { Language } from "../../../domain/storefronts/storefront.ts";
import { formatMoney } from "../../../i18n/format.ts";

const PARTS_PER_UNIT = 10_000;
/** The cents of a whole amount: a bound of a filter reads better without. */
const NO_CENTS = /[.,]00(?=\D*$)/;

/** A bound of a price filter, "€40" or "40 €", with cents only where it has some. */
export function boundWords(value: number, currency: string, language: Language): string {
  return formatMoney(money(Math.round(value * PARTS_PER_UNIT)), currency, language).replace(NO_CENTS, "");
}

/** The sign of a currency, "€". */
export function currencySymbol(currency: string, language: Language): string {
  return formatMoney(money(0), currency, language).replace(/[\d.,\s]/g, "");
}
