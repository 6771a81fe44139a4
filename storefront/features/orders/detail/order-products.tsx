import { useId } from "react";
import type { OrderDetails } from "../../../../contracts/calls/orders.ts";
import { type Money, money } from "../../../../domain/money/money.ts";
import { PROVIDER, type ProviderId } from "../../../../domain/payments/provider.ts";
import { formatMoney } from "../../../../i18n/format.ts";
import { classNames } from "../../../../ui/class-names.ts";
import { ProductImage } from "../../../../ui/product-image.tsx";
import { useTranslate } from "../../../i18n/messages-provider.tsx";
import { LocalLink } from "../../../shell/navigation/local-link.tsx";

type Line = OrderDetails["lines"][number];

/** What was bought, and figures that add up to what was charged. */
export function OrderProducts({ order }: { order: OrderDetails }) {
  const t = useTranslate();
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-panel border border-line bg-surface p-5 md:p-6">
      <h2 id={id} className="type-h3">
        {t("order.detail.products")}
      </h2>
      <ul className="mt-4 grid gap-4">
        {order.lines.map((line) => (
          <ProductLine key={line.sku} line={line} currency={order.currency} />
        ))}
      </ul>
      <Figures order={order} />
    </section>
  );
}

function ProductLine({ line, currency }: { line: Line; currency: string }) {
  const t = useTranslate();
  const inMoney = (amount: Money) => formatMoney(amount, currency, t.language);
  return (
    <li className="flex gap-3">
      <ProductImage
        src={line.image}
        alt=""
        preset="thumbnail"
        ratio={1}
        className="size-14 shrink-0 rounded-field bg-sunk object-cover"
      />
      <div className="min-w-0 grow text-sm">
        <LocalLink to={`/p/${line.slug}`} className="font-semibold hover:text-pri hover:underline">
          {line.name}
        </LocalLink>
        <p className="text-ink2">
          {line.variant && `${line.variant} · `}
          <span className="tabular-nums">
            {line.quantity} × {inMoney(line.unit_price)}
          </span>
        </p>
      </div>
      <p className="text-sm font-semibold tabular-nums">{inMoney(line.total)}</p>
    </li>
  );
}

function Figures({
  order: { totals, currency, shipping_method, courier, promotion_code, payments },
}: {
  order: OrderDetails;
}) {
  const t = useTranslate();
  const inMoney = (amount: Money) => formatMoney(amount, currency, t.language);
  const less = (amount: Money) => inMoney(money(-amount));
  return (
    <dl className="mt-5 grid gap-2 border-t border-line pt-4 text-sm">
      <Figure label={t("order.detail.goods")} amount={inMoney(totals.subtotal)} />
      <Figure label={t(`order.detail.freight-${shipping_method}`)} amount={inMoney(totals.shipping)} />
      {totals.shipping_discount > 0 && (
        <Figure label={t("order.detail.freight-discount")} amount={less(totals.shipping_discount)} isGood />
      )}
      <Figure label={courier.name} amount={inMoney(totals.delivery)} />
      {totals.promotion_discount > 0 && (
        <Figure label={promotion_code ?? t("order.detail.promotion")} amount={less(totals.promotion_discount)} isGood />
      )}
      {totals.payment_fee > 0 && <Figure label={t("order.detail.payment-fee")} amount={inMoney(totals.payment_fee)} />}
      <div className="mt-2 flex items-baseline justify-between gap-4 border-t border-line pt-3">
        <dt className="text-ui font-semibold">{t("order.detail.total")}</dt>
        <dd className="text-xl font-bold tabular-nums">{inMoney(totals.total)}</dd>
      </div>
      <div className="text-caption text-ink3">
        <dt className="visually-hidden">{t("order.detail.tax-label")}</dt>
        <dd>{t("order.detail.tax", { percent: totals.tax_percent, amount: inMoney(totals.tax) })}</dd>
      </div>
      {payments.map((payment) => (
        <Figure
          key={`${payment.payment_processor_id} ${payment.paid_at}`}
          label={t(paidByKey(payment.payment_processor_id))}
          amount={inMoney(payment.amount)}
        />
      ))}
    </dl>
  );
}

const paidByKey = (provider: ProviderId) =>
  (
    ({
      [PROVIDER.card]: "order.detail.paid-by-card",
      [PROVIDER.wallet]: "order.detail.paid-by-wallet",
      [PROVIDER.regional]: "order.detail.paid-by-bank",
      [PROVIDER.balance]: "order.detail.paid-by-balance",
    }) as const
  )[provider];

function Figure({ label, amount, isGood = false }: { label: string; amount: string; isGood?: boolean }) {
  return (
    <div className={classNames("flex justify-between gap-4", isGood ? "text-ok" : "text-ink2")}>
      <dt>{label}</dt>
      <dd className={classNames("tabular-nums", !isGood && "text-ink")}>{amount}</dd>
    </div>
  );
}
