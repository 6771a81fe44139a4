import type { ReactNode } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { type Money, money, subtract } from "#domain/money/money/money.ts";
import { formatMoney } from "#i18n/format.ts";
import { leastText } from "#storefront/commerce/freight/least-text.ts";
import type { ProductChoice } from "../use-product-choice.ts";

/** The same lines in the same words as in the cart (PRICE-08). */
export function LandedCostLines({ choice: { landed, quantity, variant } }: { choice: ProductChoice }) {
  const t = useTranslate();
  const { total, chosen } = landed;
  if (!chosen) return null;
  const formatAmount = (value: Money) => formatMoney(value, variant.price.currency, t.language);
  const formatLeast = (value: Money) => leastText(value, total.isFrom, variant.price.currency, t);
  return (
    <div className="rounded-card bg-sunk px-4 py-3.5 text-sm">
      <dl className="grid gap-2 tabular-nums">
        <Line
          name={
            quantity === 1
              ? t("product.landed-goods")
              : t("product.landed-pieces", { count: quantity, price: formatAmount(variant.price.amount) })
          }
        >
          {formatAmount(total.subtotal)}
        </Line>
        <Line name={t(`product.landed-freight.${chosen.method}`)}>{formatAmount(total.shipping)}</Line>
        {total.shippingDiscount > 0 && (
          <Line name={t("cart.summary.discount", { percent: total.shippingDiscountPercentage })}>
            {formatAmount(subtract(money(0), total.shippingDiscount))}
          </Line>
        )}
        <Line name={t("cart.summary.delivery")}>
          {total.isFrom ? formatLeast(total.delivery) : t("cart.summary.delivery-later")}
        </Line>
        <Line name={t("product.landed-duty")}>{t("product.landed-included")}</Line>
        <div className="mt-1 flex items-baseline justify-between gap-4 border-t border-line pt-3 font-bold">
          <dt>{t("product.landed")}</dt>
          <dd className="text-[1.125rem]" data-testid="landed-total">
            {formatLeast(total.final)}
          </dd>
        </div>
      </dl>
    </div>
  );
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 text-ink2">
      <dt>{name}</dt>
      <dd className="text-ink">{children}</dd>
    </div>
  );
}
