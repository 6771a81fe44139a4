import type { InvoiceState } from "#domain/money/invoices/invoice-states.ts";
import { isAny } from "#platform/database/is-any.ts";
import type { Database } from "#platform/database/open-database.ts";
import { type InvoiceRow, invoiceAggregate } from "./invoice-aggregate.ts";
import { invoices } from "./tables.ts";

export async function invoiceDue(db: Database, id: number): Promise<Pick<InvoiceRow, "amount" | "expiresAt"> | null> {
  return invoiceAggregate.find(db, id);
}

export async function invoiceStatesOf(db: Database, ids: readonly number[]): Promise<Map<number, InvoiceState>> {
  if (ids.length === 0) return new Map();
  const { id, state } = invoices;
  const found = await db.select({ id, state }).from(invoices).where(isAny(id, ids));
  return new Map(found.map((row) => [row.id, row.state]));
}
