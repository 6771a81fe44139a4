import type { CheckoutData } from "#contracts/shop/selling/checkout-data.ts";
import { type CheckoutDifference, checkoutDifferences } from "#domain/selling/checkout/checkout-changes.ts";
import type { Translate } from "#i18n/translate.ts";
import type { RecalculateInput } from "#storefront/commerce/checkout/recalculation.ts";

/** The recalculate modal's input: the checkout as shown and as it is now (MODAL-01, T113). */
export function recalculation(shown: CheckoutData, fresh: CheckoutData, t: Translate): RecalculateInput {
  return {
    quoteNumber: null,
    currencyIso: fresh.currency,
    lines: checkoutDifferences(shown, fresh).map((difference) => ({
      kind: "money",
      label: labelOf(difference, t),
      before: difference.before,
      now: difference.now,
    })),
    totalBefore: shown.totals.final,
    totalNow: fresh.totals.final,
  };
}

function labelOf(difference: CheckoutDifference, t: Translate): string {
  if (difference.component !== "product") return t(`checkout.changed.${difference.component}`);
  const { name, quantity } = difference;
  return quantity === 0
    ? t("checkout.changed.gone", { name })
    : t("checkout.changed.pieces", { name, number: quantity });
}
