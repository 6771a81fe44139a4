import type { CallContext } from "../../../platform/calls/call-context.ts";
import { refuse } from "../../../platform/calls/call-errors.ts";
import type { OrderDeps } from "../orders.ts";
import { ownOrder } from "../own-orders.ts";
import { invoiceContent } from "./invoice-content.ts";
import { readInvoice } from "./read-invoice.ts";

/** The invoice of one's own order as a PDF; not found before it is paid, and nobody else's (T059, T061). */
export async function invoiceDocument(
  deps: Pick<OrderDeps, "directory">,
  context: CallContext,
  slug: string,
): Promise<{ fileName: string; pdf: Buffer }> {
  const order = await ownOrder(context, slug);
  const invoice = await readInvoice(deps, context.db, order);
  if (!invoice) throw refuse("not_found");
  const { invoiceNumber, invoicedAt } = invoice.order;
  // Loaded with the first invoice: a start should not wait for it.
  const { drawInvoice } = await import("./draw-invoice.ts");
  return { fileName: `${invoiceNumber}.pdf`, pdf: await drawInvoice(invoiceContent(invoice), invoicedAt) };
}
