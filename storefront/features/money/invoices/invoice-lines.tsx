import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { InvoiceDetails } from "#contracts/shop/money/invoices.ts";
import { add, type Money, ZERO } from "#domain/money/money/money.ts";
import { formatMoney } from "#i18n/format.ts";
import { Panel } from "#ui/panel.tsx";

/** The lines of an invoice with how each is taxed, and what they add up to. */
export function InvoiceLines({ invoice: { lines, totals, payments, currency } }: { invoice: InvoiceDetails }) {
  const t = useTranslate();
  const shown = (amount: Money) => formatMoney(amount, currency, t.language);
  const percent = totals.tax_percent;
  const refunded = payments.reduce((sum, payment) => add(sum, payment.refunded), ZERO);
  const sums = [
    ...(totals.payment_fee > 0 ? [{ name: t("order.detail.payment-fee"), amount: totals.payment_fee }] : []),
    ...(refunded > 0 ? [{ name: t("order.detail.refunded"), amount: refunded }] : []),
  ];
  return (
    <Panel aria-labelledby="invoice-lines" title={t("invoice.lines")} titleClassName="type-h3">
      <ul className="mt-4 grid gap-4">
        {lines.map(({ text, amount, treatment }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are never reordered, and two may be the same
          <li key={index} className="flex items-baseline justify-between gap-4">
            <span className="grid min-w-0 gap-0.5">
              <span className="text-ui font-semibold wrap-anywhere">{text}</span>
              <span className="text-caption text-ink2">{t(`invoice.treatment.${treatment}`, { percent })}</span>
            </span>
            <span className="shrink-0 text-ui font-semibold tabular-nums">{shown(amount)}</span>
          </li>
        ))}
      </ul>
      <dl className="mt-5 grid gap-2.5 border-t border-line pt-4 text-sm">
        {sums.map(({ name, amount }) => (
          <div key={name} className="flex justify-between gap-4">
            <dt>{name}</dt>
            <dd className="tabular-nums">{shown(amount)}</dd>
          </div>
        ))}
        <div className="flex items-baseline justify-between gap-4">
          <dt className="type-h4">{t("order.detail.total")}</dt>
          <dd className="text-xl font-bold tabular-nums">{shown(totals.total)}</dd>
        </div>
        {totals.tax > 0 && (
          <div className="-mt-1.5 text-caption text-ink2">
            <dt className="visually-hidden">{t("order.detail.tax-label")}</dt>
            <dd className="tabular-nums">{t("order.detail.tax", { percent, amount: shown(totals.tax) })}</dd>
          </div>
        )}
      </dl>
    </Panel>
  );
}
