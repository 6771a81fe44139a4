import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { InvoiceDetails } from "#contracts/shop/money/invoices.ts";
import { formatMoney } from "#i18n/format.ts";
import { LocalLink } from "#storefront/shell/navigation/local-link.tsx";
import { useMomentText } from "#storefront/shell/use-moment-text.ts";
import { buttonClass } from "#ui/button-class.ts";
import { Panel } from "#ui/panel.tsx";
import { DeclineInvoice, INVOICE_STATE_ID } from "./decline-invoice.tsx";
import { InvoiceLines } from "./invoice-lines.tsx";

/** ROUTE-17: what it is for, what comes next, and what can be done. */
export function InvoiceSheet({ invoice }: { invoice: InvoiceDetails }) {
  const t = useTranslate();
  const { deadline } = useMomentText();
  const { state, kind, expires_at, can_pay, can_decline, slug, totals, currency } = invoice;
  // The lines stay in the language that the invoice was issued in.
  const what = t(`invoice.kind.${kind}`);
  return (
    <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
      <InvoiceLines invoice={invoice} />
      <div className="grid grid-cols-1 gap-5">
        <Panel className="grid gap-4">
          <p id={INVOICE_STATE_ID} tabIndex={-1} className="text-ui text-pretty">
            {t(`invoice.next.${state}`, { what, until: deadline(expires_at) })}
          </p>
          {can_pay && (
            <LocalLink to={`/payment/${slug}`} className={buttonClass({ block: true, size: "lg" })}>
              {t("invoice.pay", { amount: formatMoney(totals.total, currency, t.language) })}
            </LocalLink>
          )}
          {can_decline && <DeclineInvoice slug={slug} />}
        </Panel>
        <InvoiceFacts invoice={invoice} />
      </div>
    </div>
  );
}

function InvoiceFacts({ invoice: { kind, about, issued_at, expires_at, email, state } }: { invoice: InvoiceDetails }) {
  const t = useTranslate();
  const { time, deadline } = useMomentText();
  const facts = [
    { name: t("invoice.kind"), text: t(`invoice.kind.${kind}`) },
    ...(about ? [{ name: t("invoice.about-label"), text: about }] : []),
    { name: t("invoice.issued"), text: time(issued_at) },
    ...(state === "awaiting_payment" ? [{ name: t("invoice.due"), text: deadline(expires_at) }] : []),
    ...(email ? [{ name: t("auth.field.email"), text: email }] : []),
  ];
  return (
    <Panel aria-labelledby="invoice-facts" title={t("invoice.facts")} titleClassName="type-h4">
      <dl className="mt-4 grid gap-3 text-sm">
        {facts.map(({ name, text }) => (
          <div key={name} className="grid gap-0.5">
            <dt className="text-ink2">{name}</dt>
            <dd className="wrap-anywhere">{text}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
