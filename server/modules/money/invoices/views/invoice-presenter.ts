import type { InvoiceDetails } from "#contracts/shop/money/invoices.ts";
import { INVOICE_MACHINE, INVOICE_TONES } from "#domain/money/invoices/invoice-machine.ts";
import { money } from "#domain/money/money/money.ts";
import { numberOf } from "#domain/shared/numbers/numbers.ts";
import { nextEvents } from "#domain/shared/state/machine.ts";
import { localeOf } from "#modules/operations/storefronts/index.ts";
import type { Database } from "#platform/database/open-database.ts";
import { capturedPayments } from "../../payments/index.ts";
import { documentPath } from "../document-path.ts";
import type { InvoiceRow } from "../invoice-aggregate.ts";
import type { InvoiceDeps } from "../invoices.ts";

interface Viewer {
  isOwner: boolean;
  languageId: number;
}

/** An invoice as its page shows it. */
export async function presentInvoice(
  deps: Pick<InvoiceDeps, "directory">,
  db: Database,
  invoice: InvoiceRow,
  { isOwner, languageId }: Viewer,
): Promise<InvoiceDetails> {
  const { currency } = localeOf(deps, invoice, languageId);
  const next = nextEvents(INVOICE_MACHINE, invoice.state, "customer");
  const paid = isOwner ? await capturedPayments(db, { kind: "invoice", id: invoice.id }) : [];
  return {
    number: numberOf("invoice", invoice.id),
    slug: invoice.slug,
    is_owner: isOwner,
    kind: invoice.kind,
    about: invoice.about,
    state: invoice.state,
    status_key: `invoice.status.${invoice.state}`,
    status_tone: INVOICE_TONES[invoice.state],
    issued_at: invoice.issuedAt.toISOString(),
    expires_at: invoice.expiresAt.toISOString(),
    currency,
    lines: invoice.lines.map(({ text, amount, treatment }) => ({ text, amount: money(amount), treatment })),
    totals: {
      total: money(invoice.amount + invoice.paymentFee),
      payment_fee: money(invoice.paymentFee),
      tax: money(invoice.tax),
      tax_percent: invoice.taxBasisPoints / 100,
    },
    payments: paid.map(({ paymentProcessorId, amount, refunded }) => ({
      payment_processor_id: paymentProcessorId,
      amount,
      refunded,
    })),
    email: isOwner ? invoice.email : null,
    can_pay: next.includes("pay"),
    can_decline: isOwner && next.includes("decline"),
    document_url: isOwner && invoice.document ? documentPath(invoice.slug) : null,
  };
}
