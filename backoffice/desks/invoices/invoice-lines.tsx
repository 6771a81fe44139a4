import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { formatDecimal, formatMoney } from "#i18n/format.ts";
import type { Invoice } from "./invoice-detail.tsx";

/** Lines and sums as the customer's page adds them up. */
export function InvoiceLines({ invoice }: { invoice: Invoice }) {
  const t = useTranslate();
  const { lines, total, tax, payment_fee: fee } = invoice;
  const shown = (sum: typeof tax) => formatMoney(sum, total.currency, t.language);
  const percent = formatDecimal(invoice.tax_percent, t.language, { least: 0, most: 2 });
  const sums = [
    ...(fee === 0 ? [] : [{ name: t("staff.orders.price.payment_fee"), sum: fee }]),
    { name: t("staff.orders.price.total"), sum: (total.amount + fee) as typeof fee },
    ...(tax === 0 ? [] : [{ name: t("staff.orders.price.tax", { percent }), sum: tax }]),
  ];
  return (
    <div className="grid gap-2.5 text-sm tabular-nums">
      <ul className="grid gap-2.5">
        {lines.map(({ text, amount, treatment }) => (
          <li key={`${text} ${amount}`} className="flex justify-between gap-4 border-b border-line pb-2.5">
            <div className="min-w-0">
              <p className="font-semibold wrap-anywhere">{text}</p>
              <p className="text-ink2">{t(`staff.invoices.treatment.${treatment}`)}</p>
            </div>
            <span>{shown(amount)}</span>
          </li>
        ))}
      </ul>
      <dl className="grid gap-1.5">
        {sums.map(({ name, sum }) => (
          <div key={name} className="flex justify-between gap-4">
            <dt>{name}</dt>
            <dd>{shown(sum)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
