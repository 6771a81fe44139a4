import { INVOICE_MACHINE } from "#domain/money/invoices/invoice-machine.ts";
import { money } from "#domain/money/money/money.ts";
import { maskedEmail } from "#domain/people/identity/masked.ts";
import { numberOf } from "#domain/shared/numbers/numbers.ts";
import { nextEvents } from "#domain/shared/state/machine.ts";
import { localeOf } from "#modules/operations/storefronts/index.ts";
import { actingMember, type StaffCallContext } from "#platform/calls/staff-call-context.ts";
import type { InvoiceRow } from "../invoice-aggregate.ts";
import type { InvoiceDeps } from "../invoices.ts";

/** An invoice as staff see it in a list, with what the member can do with it. */
export const presentRow = (
  deps: Pick<InvoiceDeps, "directory">,
  context: Pick<StaffCallContext, "member">,
  invoice: InvoiceRow,
) => ({
  number: numberOf("invoice", invoice.id),
  storefront: invoice.storefrontCode,
  customer: `${invoice.firstName} ${invoice.lastName}`.trim(),
  is_guest: invoice.userId === null,
  email: maskedEmail(invoice.email),
  kind: invoice.kind,
  about: invoice.about,
  state: invoice.state,
  total: { amount: money(invoice.amount), currency: localeOf(deps, invoice).currency },
  issued_at: invoice.issuedAt.toISOString(),
  expires_at: invoice.expiresAt.toISOString(),
  next_events: nextEvents(INVOICE_MACHINE, invoice.state, actingMember(context)),
});
