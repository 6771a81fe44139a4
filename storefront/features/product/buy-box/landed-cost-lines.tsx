import type { ReactNode } from "react";
import { useTranslate } from "../../../../client/i18n/messages-provider.tsx";
import type { Money } from "../../../../domain/money/money.ts";
import { formatMoney } from "../../../../i18n/format.ts";
import { Pill } from "../../../../ui/pill.tsx";
import type { ProductChoice } from "../use-product-choice.ts";

export function LandedCostLines({ choice }: { choice: ProductChoice }) {
  const t = useTranslate();
  const { landed, quantity, shipping, variant } = choice;
  if (!shipping) return null;
  const { amount, currency } = variant.price;
  const formatAmount = (value: Money) => formatMoney(value, currency, t.language);
  const goods =
    quantity === 1
      ? t("product.landed-goods")
      : t("product.landed-pieces", { count: quantity, price: formatAmount(amount) });
  return (
    <div className="rounded-card bg-sunk px-4 py-3.5 text-sm">
      <dl className="grid gap-2 tabular-nums">
        <Line name={goods}>{formatAmount(landed.goods)}</Line>
        <Line name={t(`product.landed-freight.${shipping.method}`)} isEstimate>
          {formatAmount(landed.freight)}
        </Line>
        <Line name={t("product.landed-duty")}>{t("product.landed-included")}</Line>
        <div className="mt-1 flex items-baseline justify-between gap-4 border-t border-line pt-3 font-bold">
          <dt>{t("product.landed")}</dt>
          <dd className="text-[1.125rem]" data-testid="landed-total">
            {formatAmount(landed.total)}
          </dd>
        </div>
      </dl>
      {quantity > 1 && <p className="mt-2 text-caption text-ink2">{t("product.landed-together")}</p>}
    </div>
  );
}

function Line({ name, isEstimate = false, children }: { name: string; isEstimate?: boolean; children: ReactNode }) {
  const t = useTranslate();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 text-ink2">
      <dt className="flex flex-wrap items-center gap-x-2">
        {name}
        {isEstimate && (
          <Pill dot={false} className="min-h-5 bg-surface px-2 text-xs font-normal">
            {t("product.landed-estimate")}
          </Pill>
        )}
      </dt>
      <dd className="text-ink">{children}</dd>
    </div>
  );
}
