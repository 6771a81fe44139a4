import type { InvoiceQueueRequest } from "#contracts/staff/money/invoices.ts";
import { INVOICE_MACHINE } from "#domain/money/invoices/invoice-machine.ts";
import { money } from "#domain/money/money/money.ts";
import { numberOf } from "#domain/shared/numbers/numbers.ts";
import { nextEvents } from "#domain/shared/state/machine.ts";
import { localeOf } from "#modules/operations/storefronts/index.ts";
import { actingMember, type StaffCallContext } from "#platform/calls/staff-call-context.ts";
import type { ListDefinition } from "#platform/listing/read-list.ts";
import { readStaffList } from "#platform/listing/read-staff-list.ts";
import type { InvoiceDeps } from "../invoices.ts";
import { invoices } from "../tables.ts";

const INVOICES: ListDefinition<InvoiceQueueRequest> = {
  id: invoices.id,
  index: "invoices_issued_at_id_idx",
  sorts: { issued_at: invoices.issuedAt },
  filters: {
    state: invoices.state,
    issued_at: invoices.issuedAt,
    total: invoices.amount,
    search: { number: "invoice", columns: [invoices.about, invoices.email] },
    ids: invoices.id,
  },
};

/** The invoices of the member's storefronts, with what staff can do with each. */
export async function listForStaff(
  deps: Pick<InvoiceDeps, "directory">,
  context: StaffCallContext,
  request: InvoiceQueueRequest,
) {
  const { db } = context;
  const page = await readStaffList(context, INVOICES, request, {
    scope: (member) => member.where(invoices.storefrontCode),
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
    next_events: nextEvents(INVOICE_MACHINE, invoice.state, actingMember(context)),
  }));
  return { ...page, items };
}
