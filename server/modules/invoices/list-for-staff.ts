import { eq, inArray } from "drizzle-orm";
import type { InvoiceQueueRequest } from "#contracts/staff/invoices.ts";
import type { StorefrontScope } from "#domain/access/storefront-scope.ts";
import { INVOICE_MACHINE } from "#domain/invoices/invoice-machine.ts";
import { money } from "#domain/money/money.ts";
import { numberOf } from "#domain/numbers/numbers.ts";
import { nextEvents } from "#domain/state/machine.ts";
import type { Database } from "#platform/database/open-database.ts";
import { type ListDefinition, readList } from "#platform/listing/read-list.ts";
import { localeOf } from "../storefronts/index.ts";
import type { InvoiceDeps } from "./invoices.ts";
import { invoices } from "./tables.ts";

const INVOICES: ListDefinition<InvoiceQueueRequest> = {
  id: invoices.id,
  sorts: { issued_at: invoices.issuedAt },
  filters: { state: (state) => eq(invoices.state, state) },
};

/** The invoices of the member's storefronts, with what staff can do with each. */
export async function listForStaff(
  deps: Pick<InvoiceDeps, "directory">,
  db: Database,
  request: InvoiceQueueRequest,
  scope: StorefrontScope,
) {
  const page = await readList(db, INVOICES, request, {
    scope: scope === "all" ? undefined : inArray(invoices.storefrontCode, [...scope]),
    select: (position) => db.select({ position, invoice: invoices }).from(invoices).$dynamic(),
  });
  const items = page.items.map(({ invoice }) => ({
    number: numberOf("invoice", invoice.id),
    storefront: invoice.storefrontCode,
    email: invoice.email,
    kind: invoice.kind,
    about: invoice.about,
    state: invoice.state,
    total: { amount: money(invoice.amount), currency: localeOf(deps, invoice).currency },
    issued_at: invoice.issuedAt.toISOString(),
    expires_at: invoice.expiresAt.toISOString(),
    next_events: nextEvents(INVOICE_MACHINE, invoice.state, "staff"),
  }));
  return { ...page, items };
}
