import type { PaymentMethod } from "#contracts/shop/selling/checkout-data.ts";
import { money } from "#domain/money/money/money.ts";
import { FEE_TYPE } from "#domain/money/payments/provider.ts";
import { htmlLanguage, type Language } from "#domain/operations/storefronts/storefront.ts";
import { formatMoney } from "#i18n/format.ts";
import type { Translate } from "#i18n/translate.ts";

/** Hundredths of a percent in the locale's format: 120 is 1.2. */
export function formatPercent(hundredths: number, language: Language): string {
  return new Intl.NumberFormat(htmlLanguage(language), { maximumFractionDigits: 2 }).format(hundredths / 100);
}

/** The fee of a payment method as text. */
export function feeText({ fee, fee_type }: PaymentMethod, currency: string, t: Translate): string {
  if (fee === 0) return t("payment.fee.none");
  return fee_type === FEE_TYPE.fixed
    ? t("payment.fee.amount", { amount: formatMoney(money(fee), currency, t.language) })
    : t("payment.fee.percent", { percent: formatPercent(fee, t.language) });
}
