import type { ReactNode } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { CheckoutData } from "#contracts/shop/selling/checkout-data.ts";
import { type Money, money, subtract } from "#domain/money/money/money.ts";
import { formatMoney } from "#i18n/format.ts";
import { courierTitle } from "#storefront/commerce/delivery/courier-title.ts";
import { leastText } from "#storefront/commerce/freight/least-text.ts";
import { classNames } from "#ui/class-names.ts";
import type { Checkout } from "../use-checkout.ts";

const NOTHING = money(0);

/** The rows add up to the charged total (PRICE-01 … PRICE-07). */
export function SummaryTotals({ checkout: { data, state, totals, isSettling } }: { checkout: Checkout }) {
  const t = useTranslate();
  const formatAmount = (amount: Money) => formatMoney(amount, data.currency, t.language);
  const formatLeast = (amount: Money) => leastText(amount, totals.is_from, data.currency, t);
  const courier = data.delivery?.local_delivery_couriers.find(({ id }) => id === state.delivery_method);
  const pieces = data.products.reduce((sum, { quantity }) => sum + quantity, 0);
  const formatDiscount = (amount: Money) => formatAmount(subtract(NOTHING, amount));
  return (
    <dl className="grid gap-2.5 text-sm tabular-nums" aria-busy={isSettling || undefined}>
      <Row name={t("checkout.total.products", { number: pieces })}>{formatAmount(totals.subtotal)}</Row>
      <Row name={t(`checkout.total.freight.${state.shipping_method ?? "none"}`)}>
        {state.shipping_method ? formatAmount(totals.shipping) : t("checkout.total.not-chosen")}
      </Row>
      {totals.shipping_discount > 0 && (
        <Row isDiscount name={t("checkout.total.freight-discount", { percent: totals.shipping_discount_percentage })}>
          {formatDiscount(totals.shipping_discount)}
        </Row>
      )}
      <Row name={courier ? courierTitle(courier, t) : t("checkout.delivery.title")}>
        {courier || totals.is_from ? formatLeast(totals.delivery) : t("checkout.total.not-chosen")}
      </Row>
      {data.promotion && (
        <Row isDiscount name={t("checkout.total.promotion", { code: data.promotion.code })}>
          {formatDiscount(totals.promotion_discount)}
        </Row>
      )}
      {totals.balance > 0 && (
        <Row isDiscount name={t("checkout.total.balance")}>
          {formatDiscount(totals.balance)}
        </Row>
      )}
      {(totals.payment_fee > 0 || isFeeOpen(data, state.payment.id)) && (
        <Row name={t("checkout.total.fee")}>
          {totals.payment_fee > 0 ? formatAmount(totals.payment_fee) : t("checkout.total.not-chosen")}
        </Row>
      )}
      <Row isMuted name={t("product.landed-duty")}>
        {t("product.landed-included")}
      </Row>
    </dl>
  );
}

/** Whichever method will be chosen costs something that the total does not have yet. */
const isFeeOpen = ({ payment_methods: methods, totals }: CheckoutData, chosen: number) =>
  totals.without_fee > 0 && methods.length > 0 && methods.every(({ id, fee }) => fee > 0 && id !== chosen);

interface RowProps {
  name: string;
  isDiscount?: boolean;
  isMuted?: boolean;
  children: ReactNode;
}

function Row({ name, isDiscount, isMuted, children }: RowProps) {
  return (
    <div
      className={classNames(
        "flex items-baseline justify-between gap-4",
        isDiscount && "text-ok",
        isMuted && "text-ink2",
      )}
    >
      <dt className="min-w-0 wrap-anywhere">{name}</dt>
      <dd className="shrink-0">{children}</dd>
    </div>
  );
}
