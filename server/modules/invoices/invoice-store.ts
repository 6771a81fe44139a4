import { eq } from "drizzle-orm";
import { INVOICE_MACHINE } from "#domain/invoices/invoice-machine.ts";
import type { InvoiceEvent, InvoiceState } from "#domain/invoices/invoice-states.ts";
import { refuse } from "#platform/calls/call-errors.ts";
import { isAny } from "#platform/database/is-any.ts";
import type { Database } from "#platform/database/open-database.ts";
import { type Move, moveState } from "#platform/state/move-state.ts";
import { invoices } from "./tables.ts";

export type InvoiceRow = typeof invoices.$inferSelect;

export const invoiceStates = { machine: INVOICE_MACHINE, table: invoices };

export async function findInvoice(db: Database, name: { id: number } | { slug: string }): Promise<InvoiceRow | null> {
  const isNamed = "id" in name ? eq(invoices.id, name.id) : eq(invoices.slug, name.slug);
  const [invoice] = await db.select().from(invoices).where(isNamed);
  return invoice ?? null;
}

export async function invoiceDue(db: Database, id: number): Promise<Pick<InvoiceRow, "amount" | "expiresAt"> | null> {
  return findInvoice(db, { id });
}

export async function invoiceStatesOf(db: Database, ids: readonly number[]): Promise<Map<number, InvoiceState>> {
  if (ids.length === 0) return new Map();
  const { id, state } = invoices;
  const found = await db.select({ id, state }).from(invoices).where(isAny(id, ids));
  return new Map(found.map((row) => [row.id, row.state]));
}

/** Locks an invoice until the transaction ends. */
export async function lockInvoice(tx: Database, id: number | null): Promise<InvoiceRow> {
  const [invoice] = await tx
    .select()
    .from(invoices)
    .where(eq(invoices.id, id ?? 0))
    .for("update");
  if (!invoice) throw refuse("not_found");
  return invoice;
}

/** Records a past transition: the history of the demo and of imports, which no mail follows. */
export async function recordPastMove(
  tx: Database,
  id: number,
  move: Move<InvoiceEvent, typeof invoices>,
): Promise<void> {
  const moved = await moveState(tx, invoiceStates, { id }, move, null);
  if (!moved) throw new Error(`The invoice ${id} cannot ${move.event} where it is`);
}
