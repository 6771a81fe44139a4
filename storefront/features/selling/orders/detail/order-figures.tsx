import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { OrderDetails } from "#contracts/shop/selling/orders.ts";
import { add, type Money, money } from "#domain/money/money/money.ts";
import { PROVIDER, type ProviderId } from "#domain/money/payments/provider.ts";
import { formatMoney } from "#i18n/format.ts";
import { classNames } from "#ui/class-names.ts";

export function OrderFigures({ order }: { order: OrderDetails }) {
  const t = useTranslate();
  const { totals, currency, shipping_method, courier, promotion_code } = order;
  const formatAmount = (amount: Money) => formatMoney(amount, currency, t.language);
  const formatDiscount = (amount: Money) => formatAmount(money(-amount));
  return (
    <dl className="mt-5 grid gap-2.5 border-t border-line pt-4 text-sm">
      <Figure label={t("order.detail.goods")} amount={formatAmount(totals.subtotal)} />
      <Figure label={t(`order.detail.freight-${shipping_method}`)} amount={formatAmount(totals.shipping)} />
      {totals.shipping_discount > 0 && (
        <Figure label={t("order.detail.freight-discount")} amount={formatDiscount(totals.shipping_discount)} isCredit />
      )}
      <Figure
        label={t(`checkout.courier.${courier.delivery_type}`, { name: courier.name })}
        amount={formatAmount(totals.delivery)}
      />
      {totals.promotion_discount > 0 && (
        <Figure
          label={promotion_code ?? t("order.detail.promotion")}
          amount={formatDiscount(totals.promotion_discount)}
          isCredit
        />
      )}
      {totals.payment_fee > 0 && (
        <Figure label={t("order.detail.payment-fee")} amount={formatAmount(totals.payment_fee)} />
      )}
      <Total order={order} />
    </dl>
  );
}

function Total({ order: { totals, currency, payments } }: { order: OrderDetails }) {
  const t = useTranslate();
  const formatAmount = (amount: Money) => formatMoney(amount, currency, t.language);
  const refunded = payments.map((payment) => payment.refunded).reduce(add, money(0));
  return (
    <>
      <div className="mt-1.5 flex items-baseline justify-between gap-4 border-t border-line pt-4">
        <dt className="type-h4">{t(payments.length > 0 ? "order.detail.total-paid" : "order.detail.total")}</dt>
        <dd className="text-xl font-bold tabular-nums">{formatAmount(totals.total)}</dd>
      </div>
      {payments.length > 0 && (
        <Remark label={t("order.detail.paid-by")}>
          {payments
            .map((payment) => t(PAID_BY[payment.payment_processor_id], { amount: formatAmount(payment.amount) }))
            .join(", ")}
        </Remark>
      )}
      <Remark label={t("order.detail.tax-label")}>
        {t("order.detail.tax", { percent: totals.tax_percent, amount: formatAmount(totals.tax) })}
      </Remark>
      {refunded > 0 && <Figure label={t("order.detail.refunded")} amount={formatAmount(refunded)} isCredit />}
    </>
  );
}

const PAID_BY = {
  [PROVIDER.card]: "order.detail.paid-by-card",
  [PROVIDER.wallet]: "order.detail.paid-by-wallet",
  [PROVIDER.regional]: "order.detail.paid-by-bank",
  [PROVIDER.balance]: "order.detail.paid-by-balance",
} as const satisfies Record<ProviderId, string>;

function Figure({ label, amount, isCredit = false }: { label: string; amount: string; isCredit?: boolean }) {
  return (
    <div className={classNames("flex justify-between gap-4", isCredit && "text-ok")}>
      <dt>{label}</dt>
      <dd className="tabular-nums">{amount}</dd>
    </div>
  );
}

/** A sentence whose label only screen readers need. */
function Remark({ label, children }: { label: string; children: string }) {
  return (
    <div className="-mt-1.5 text-caption text-ink2">
      <dt className="visually-hidden">{label}</dt>
      <dd className="tabular-nums">{children}</dd>
    </div>
  );
}
