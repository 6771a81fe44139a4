import { money } from "#domain/money/money/money.ts";
import { numberOf } from "#domain/shared/numbers/numbers.ts";
import { formatMoney } from "#i18n/format.ts";
import type { OutgoingMail } from "#modules/operations/mail/index.ts";
import {
  deadlineIn,
  localeOf,
  pageUrl,
  type StoredLocale,
  translateIn,
} from "#modules/operations/storefronts/index.ts";
import { transact } from "#platform/database/transact.ts";
import { type InvoiceRow, invoiceAggregate } from "./invoice-aggregate.ts";
import { type EffectPayload, INVOICE_EFFECT, mailKeyOf } from "./invoice-effects.ts";
import type { InvoiceDeps } from "./invoices.ts";

/** Writes to the customer about an invoice; the effect's key keeps a repeated run from a second mail (I9). */
export async function runEffect(deps: InvoiceDeps, effect: EffectPayload): Promise<void> {
  await transact(deps.db, async (tx) => {
    const invoice = await invoiceAggregate.lock(tx, effect.invoiceId);
    if (!isStillTrue(invoice, effect)) return;
    const locale = localeOf(deps, invoice);
    await deps.queueMail(tx, {
      ...invoiceMail(invoice, effect, locale),
      to: invoice.email,
      storefront: locale.storefront,
      language: locale.language,
      ...(invoice.userId === null ? {} : { userId: invoice.userId }),
      idempotencyKey: mailKeyOf(INVOICE_EFFECT.keyOf(effect)),
    } as OutgoingMail);
  });
}

/** An ended invoice is not asked for any more, and an erased customer gets no mail (T130). */
function isStillTrue({ erasedAt, state }: InvoiceRow, { name }: EffectPayload): boolean {
  return erasedAt === null && (name !== "issued" || state === "awaiting_payment");
}

/** While the invoice is still due, the returned money was for another sum (I19). */
const returnedTemplate = ({ state }: InvoiceRow) =>
  state === "awaiting_payment" ? "payment-outdated" : "invoice-payment-returned";

function invoiceMail(invoice: InvoiceRow, { name, amount }: EffectPayload, locale: StoredLocale) {
  const t = translateIn(locale);
  const shown = (sum: number) => formatMoney(money(sum), locale.currency, locale.language);
  const common = {
    first_name: invoice.firstName,
    number: numberOf("invoice", invoice.id),
    url: pageUrl(locale, `invoice/${invoice.slug}`),
  };
  const rows = [
    ...invoice.lines.map((line) => ({ label: line.text, value: shown(line.amount) })),
    { label: t("order.charge.total"), value: shown(invoice.amount), isTotal: true },
  ];
  switch (name) {
    case "issued":
      return {
        template: "invoice-issued",
        values: { ...common, amount: shown(invoice.amount), until: deadlineIn(locale, invoice.expiresAt) },
        rows,
      };
    case "payment-returned":
      return { template: returnedTemplate(invoice), values: { ...common, amount: shown(amount) }, rows };
    default:
      return { template: `invoice-${name}`, values: common, rows };
  }
}
