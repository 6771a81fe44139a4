import type { IssueInvoiceInput } from "#contracts/staff/money/invoices.ts";
import { roundToMinor } from "#domain/money/money/money.ts";
import { readerOf } from "#domain/operations/storefronts/reader.ts";
import { checkEmailField } from "#domain/people/identity/text-rules.ts";
import { numberOf } from "#domain/shared/numbers/numbers.ts";
import { findUserByEmail } from "#modules/people/identity/index.ts";
import { refuse, refuseFields } from "#platform/calls/call-errors.ts";
import type { Database } from "#platform/database/open-database.ts";
import { endInvoice } from "./end-invoice.ts";
import type { InvoiceRow } from "./invoice-aggregate.ts";
import type { InvoiceDeps } from "./invoices.ts";
import { issueInvoice } from "./issue-invoice.ts";

/** Issues an invoice to the account with this e-mail, or to a guest who has none. */
export async function issueByStaff(deps: InvoiceDeps, tx: Database, input: IssueInvoiceInput, staffId: number) {
  const { kind, about, lines, days } = input;
  const storefront = deps.directory.all().find(({ code }) => code === input.storefront);
  if (!storefront) throw refuse("not_found");
  assertFields(input);
  const email = input.email.trim().toLowerCase();
  const customer = await findUserByEmail(tx, storefront.code, email);
  const reader = readerOf(storefront, { language: customer?.languageId, currency: customer?.currencyId });
  const invoice = await issueInvoice(
    deps,
    tx,
    {
      storefrontCode: storefront.code,
      userId: customer?.id ?? null,
      email,
      firstName: customer?.firstName ?? "",
      lastName: customer?.lastName ?? "",
      languageId: reader.language.id,
      currencyId: reader.currency.id,
      kind,
      about: about?.trim() || null,
      lines,
      days,
    },
    { actor: "staff", actorId: staffId },
  );
  return { status: true as const, number: numberOf("invoice", invoice.id), state: invoice.state };
}

function assertFields({ email, lines }: IssueInvoiceInput): void {
  const problem = checkEmailField(email);
  if (problem) throw refuseFields({ email: problem });
  const isWhole = lines.every(({ amount }) => amount > 0 && amount === roundToMinor(amount));
  if (!isWhole) throw refuseFields({ amount: "payment.refund.amount" });
}

/** Takes back an invoice that is not paid yet; a paid one is a conflict. Wants the invoice locked. */
export async function cancelByStaff(
  deps: InvoiceDeps,
  tx: Database,
  invoice: InvoiceRow,
  { staffId, reason }: { staffId: number; reason: string },
) {
  const end = { event: "cancel", actor: "staff", actorId: staffId, note: reason } as const;
  if (!(await endInvoice(deps, tx, invoice, end))) throw refuse("conflict");
  return { status: true as const, number: numberOf("invoice", invoice.id), state: "cancelled" as const };
}
