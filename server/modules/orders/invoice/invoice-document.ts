import type { CallContext } from "../../../platform/calls/call-context.ts";
import type { OrderParts } from "../orders.ts";
import { ownOrder } from "../own-orders.ts";
import { invoiceContent } from "./invoice-content.ts";
import { readInvoice } from "./read-invoice.ts";

/** The invoice of one's own order as a PDF; none before it is paid, and nobody else's (T059, T061). */
export async function invoiceDocument(
  parts: Pick<OrderParts, "directory">,
  context: CallContext,
  slug: string,
): Promise<{ fileName: string; pdf: Buffer } | null> {
  const order = await ownOrder(context, slug);
  const invoice = await readInvoice(parts, context.db, order);
  if (!invoice) return null;
  const { invoiceNumber, invoicedAt } = invoice.order;
  // Loaded with the first invoice: a start should not wait for it.
  const { drawInvoice } = await import("./draw-invoice.ts");
  return { fileName: `${invoiceNumber}.pdf`, pdf: await drawInvoice(invoiceContent(invoice), invoicedAt) };
}
