import { eq } from "drizzle-orm";
import type { Database } from "#platform/database/open-database.ts";
import type { OrderRow } from "../order-aggregate.ts";
import type { OrderDeps } from "../orders.ts";
import { orderInvoices } from "../tables.ts";
import { invoiceContent } from "./invoice-content.ts";
import { readInvoice, readPapers } from "./read-invoice.ts";

export type IssuedInvoice = typeof orderInvoices.$inferSelect;

/**
 * The invoice of an order as it was issued; none before it is paid. Orders that had their number before invoices were
 * kept get theirs when it is first asked for.
 */
export async function issuedInvoice(
  deps: Pick<OrderDeps, "directory">,
  db: Database,
  order: OrderRow,
): Promise<IssuedInvoice | null> {
  return (await findIssued(db, order.id)) ?? (await keepInvoice(deps, db, order));
}

/** Writes down every word and figure of an invoice, once: whatever changes later, it stays (T130). */
async function keepInvoice(
  deps: Pick<OrderDeps, "directory">,
  db: Database,
  order: OrderRow,
): Promise<IssuedInvoice | null> {
  const { invoiceNumber: number, invoicedAt: issuedAt } = order;
  if (number === null || issuedAt === null) return null;
  const numbered = { ...order, invoiceNumber: number, invoicedAt: issuedAt };
  const facts = await readInvoice(deps, db, await readPapers(db, order.id));
  await db
    .insert(orderInvoices)
    .values({ orderId: order.id, number, issuedAt, document: invoiceContent({ ...facts, order: numbered }) })
    .onConflictDoNothing({ target: orderInvoices.orderId });
  return findIssued(db, order.id);
}

export async function findIssued(db: Database, orderId: number): Promise<IssuedInvoice | null> {
  const [issued] = await db.select().from(orderInvoices).where(eq(orderInvoices.orderId, orderId));
  return issued ?? null;
}
