import type { InvoiceLine } from "#domain/money/invoices/invoice-sums.ts";
import { fromMinor } from "#domain/money/money/money.ts";
import type { InvoiceRow } from "#modules/money/invoices/invoice-aggregate.ts";
import { issueInvoice, type NewInvoice } from "#modules/money/invoices/issue-invoice.ts";
import type { TestApp } from "#testing/test-app.ts";

/** A service of €12.10 with 21 % VAT in it, and duty of €7.90 that was paid for the customer. */
const INVOICE_LINES: readonly InvoiceLine[] = [
  { text: "Paperwork at customs", amount: fromMinor(12_10), treatment: "service" },
  { text: "Duty that customs took", amount: fromMinor(7_90), treatment: "disbursement" },
];

/** An invoice of the storefront lt over €20 to a guest, or to whom the changes name. */
export function issueTestInvoice({ shop }: TestApp, changes: Partial<NewInvoice> = {}): Promise<InvoiceRow> {
  const { db, storefronts, delivery } = shop;
  const deps = {
    directory: storefronts,
    jobs: { enqueue: async () => undefined },
    taxBasisPoints: delivery.taxBasisPoints,
  };
  const invoice: NewInvoice = {
    storefrontCode: "lt",
    userId: null,
    email: "ruta@example.com",
    firstName: "Rūta",
    lastName: "Kazlauskienė",
    languageId: 1,
    currencyId: 1,
    kind: "customs",
    about: "FR12",
    lines: INVOICE_LINES,
    ...changes,
  };
  return db.transaction((tx) => issueInvoice(deps as never, tx, invoice, { actor: "staff", actorId: 1 }));
}
