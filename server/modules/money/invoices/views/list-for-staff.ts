import { and, eq, sql } from "drizzle-orm";
import type { InvoiceQueueRequest } from "#contracts/staff/money/invoices.ts";
import type { StaffCallContext } from "#platform/calls/staff-call-context.ts";
import type { ListDefinition } from "#platform/listing/read-list.ts";
import { readStaffList } from "#platform/listing/read-staff-list.ts";
import type { InvoiceDeps } from "../invoices.ts";
import { invoices } from "../tables.ts";
import { presentRow } from "./staff-rows.ts";

const INVOICES: ListDefinition<InvoiceQueueRequest> = {
  id: invoices.id,
  index: "invoices_issued_at_id_idx",
  sorts: { issued_at: invoices.issuedAt, expires_at: invoices.expiresAt },
  filters: {
    state: invoices.state,
    storefront: invoices.storefrontCode,
    kind: invoices.kind,
    issued_at: invoices.issuedAt,
    expires_at: invoices.expiresAt,
    due_in_days: (days) =>
      and(eq(invoices.state, "awaiting_payment"), sql`${invoices.expiresAt} <= now() + make_interval(days => ${days})`),
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
  return { ...page, items: page.items.map(({ invoice }) => presentRow(deps, context, invoice)) };
}
