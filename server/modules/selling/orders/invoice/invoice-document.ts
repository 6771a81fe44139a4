import type { CallContext } from "#platform/calls/call-context.ts";
import { refuse } from "#platform/calls/call-errors.ts";
import type { OrderDeps } from "../orders.ts";
import { ownOrder } from "../views/own-orders.ts";
import { type IssuedInvoice, issuedInvoice } from "./issued-invoice.ts";

/** The invoice of one's own order; not found before it is paid, and nobody else's (T059, T061). */
export async function invoiceDocument(
  deps: Pick<OrderDeps, "directory">,
  context: CallContext,
  name: string,
): Promise<IssuedInvoice> {
  const order = await ownOrder(context, name);
  const invoice = await issuedInvoice(deps, context.db, order);
  if (!invoice) throw refuse("not_found");
  return invoice;
}
