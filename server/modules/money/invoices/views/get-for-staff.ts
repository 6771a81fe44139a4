import type { StaffInvoice } from "#contracts/staff/money/invoices.ts";
import { INVOICE_MACHINE } from "#domain/money/invoices/invoice-machine.ts";
import { money } from "#domain/money/money/money.ts";
import { numberOf } from "#domain/shared/numbers/numbers.ts";
import { mailsByKeys } from "#modules/operations/mail/index.ts";
import { rowTimeline } from "#modules/people/staff/index.ts";
import type { StaffCallContext } from "#platform/calls/staff-call-context.ts";
import type { Database } from "#platform/database/open-database.ts";
import { drawDocument } from "../../documents/index.ts";
import { type Attempt, moneyEntries, paymentSubjects, presentAttempts, readAttempts } from "../../payments/index.ts";
import { type InvoiceRow, invoiceAggregate } from "../invoice-aggregate.ts";
import { INVOICE_EFFECT, mailKeyOf } from "../invoice-effects.ts";
import type { InvoiceDeps } from "../invoices.ts";
import { presentRow } from "./staff-rows.ts";

/** One invoice with its lines, its payments and all that has happened to it. */
export async function getForStaff(
  deps: Pick<InvoiceDeps, "directory">,
  context: StaffCallContext,
  number: string,
): Promise<StaffInvoice> {
  const invoice = await invoiceAggregate.findInScope(context, number);
  const row = presentRow(deps, context, invoice);
  const attempts = await readAttempts(context.db, { kind: "invoice", id: invoice.id });
  return {
    ...row,
    lines: invoice.lines.map(({ text, amount, treatment }) => ({ text, amount: money(amount), treatment })),
    payment_fee: money(invoice.paymentFee),
    tax: money(invoice.tax),
    tax_percent: invoice.taxBasisPoints / 100,
    paid_at: invoice.paidAt?.toISOString() ?? null,
    has_document: invoice.document !== null,
    payments: presentAttempts(attempts, row.total.currency),
    timeline: await timelineOf(context.db, invoice, attempts),
  };
}

/** The document as the customer fetches it. */
export async function getDocument(context: StaffCallContext, number: string): Promise<{ pdf: string | null }> {
  const { document, issuedAt } = await invoiceAggregate.findInScope(context, number);
  return { pdf: document && (await drawDocument(document, issuedAt)).toString("base64") };
}

async function timelineOf(db: Database, { id }: InvoiceRow, attempts: readonly Attempt[]) {
  const history = await invoiceAggregate.history(db, id);
  const [mails, causes] = await Promise.all([
    mailsByKeys(db, mailKeys(id, history, attempts)),
    moneyEntries(db, attempts),
  ]);
  return rowTimeline(db, {
    history,
    mails,
    causes,
    subjects: [`invoice:${numberOf("invoice", id)}`, ...paymentSubjects(attempts)],
  });
}

/** Mails follow the moves of an invoice, its issue, and money that came too late. */
function mailKeys(
  invoiceId: number,
  history: Awaited<ReturnType<typeof invoiceAggregate.history>>,
  attempts: readonly Attempt[],
): string[] {
  const { payload, keyOf, keysOf } = INVOICE_EFFECT;
  const besideMoves = [
    { name: "issued" as const },
    ...attempts.map(({ payment }) => ({ name: "payment-returned" as const, occasion: `payment ${payment.id}` })),
  ].map((effect) => keyOf(payload.parse({ ...effect, invoiceId })));
  return [...besideMoves, ...keysOf(INVOICE_MACHINE, invoiceId, history)].map(mailKeyOf);
}
