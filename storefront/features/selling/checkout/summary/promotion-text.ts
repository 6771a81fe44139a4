import type { CheckoutData } from "#contracts/shop/selling/checkout-data.ts";
import { FEE_TYPE } from "#domain/money/payments/provider.ts";
import { formatMoney } from "#i18n/format.ts";
import type { Translate } from "#i18n/translate.ts";
import { formatPercent } from "#storefront/commerce/payment/fee-text.ts";

/** The discount of the applied promotion; empty without one. */
export function promotionText({ promotion, currency }: CheckoutData, t: Translate): string {
  if (!promotion) return "";
  return promotion.promotion_type === FEE_TYPE.percentage
    ? t("checkout.promotion.percent-off", { percent: formatPercent(promotion.value, t.language) })
    : t("checkout.promotion.amount-off", { amount: formatMoney(promotion.discount_amount, currency, t.language) });
}
