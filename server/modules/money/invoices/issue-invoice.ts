import { eq, sql } from "drizzle-orm";
import { INVOICE_DAYS } from "#domain/money/invoices/invoice-machine.ts";
import type { InvoiceKind } from "#domain/money/invoices/invoice-states.ts";
import { type InvoiceLine, invoiceSums } from "#domain/money/invoices/invoice-sums.ts";
import { storefrontDay } from "#i18n/moments.ts";
import { localeOf } from "#modules/operations/storefronts/index.ts";
import type { Database } from "#platform/database/open-database.ts";
import { newToken } from "#platform/secret-token.ts";
import { insertFirstState } from "#platform/state/insert-first-state.ts";
import type { Cause } from "#platform/state/status-events.ts";
import type { NamedCompany } from "../documents/index.ts";
import { type InvoiceRow, invoiceAggregate } from "./invoice-aggregate.ts";
import { invoiceDocument } from "./invoice-document.ts";
import { INVOICE_EFFECT } from "./invoice-effects.ts";
import type { InvoiceDeps } from "./invoices.ts";
import { invoices } from "./tables.ts";

export interface NewInvoice {
  storefrontCode: string;
  /** Null for a guest. */
  userId: number | null;
  email: string;
  firstName: string;
  lastName: string;
  languageId: number;
  currencyId: number;
  kind: InvoiceKind;
  /** The number of its subject, such as FR12. */
  about: string | null;
  lines: readonly InvoiceLine[];
  /** How many days the invoice can be paid. */
  days?: number;
  /** The company that pays, where it is not a person. */
  company?: NamedCompany | null;
}

/**
 * Asks a customer for money beside an order: writes the invoice with its sums, keeps its document and mails it, all in
 * the caller's transaction. Without `mails` nothing is sent: that is for history that is written later.
 */
export async function issueInvoice(
  deps: Pick<InvoiceDeps, "directory" | "jobs" | "taxBasisPoints">,
  tx: Database,
  { days = INVOICE_DAYS, lines, company = null, ...given }: NewInvoice,
  cause: Cause,
  { mails = true, slug = newToken() }: { mails?: boolean; slug?: string } = {},
): Promise<InvoiceRow> {
  const at = cause.at ?? new Date();
  const locale = localeOf(deps, given);
  const { storefront } = locale;
  const taxBasisPoints = deps.taxBasisPoints(storefront.defaultCountryId, storefrontDay(storefront, at));
  const { total, tax } = invoiceSums(lines, taxBasisPoints);
  const issuedAt = cause.at ?? sql`clock_timestamp()`;
  const values = {
    ...given,
    slug,
    lines: [...lines],
    amount: total,
    tax,
    taxBasisPoints,
    issuedAt,
    expiresAt: sql`${issuedAt}::timestamptz + make_interval(days => ${days})`,
  };
  // The database's clock sets the times, which the type of a new row does not know (F13).
  const issued = await insertFirstState(tx, invoiceAggregate, values as never, cause);
  const document = await invoiceDocument(tx, issued, locale, company);
  await tx.update(invoices).set({ document }).where(eq(invoices.id, issued.id));
  if (mails) await INVOICE_EFFECT.enqueue(deps, tx, { name: "issued", invoiceId: issued.id });
  return { ...issued, document };
}
