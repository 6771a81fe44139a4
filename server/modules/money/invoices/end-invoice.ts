import { and, asc, eq, lte, sql } from "drizzle-orm";
import { money } from "#domain/money/money/money.ts";
import type { Database } from "#platform/database/open-database.ts";
import { transact } from "#platform/database/transact.ts";
import { runEach } from "#platform/jobs/run-each.ts";
import type { Cause } from "#platform/state/status-events.ts";
import { type EndedInvoice, invoiceEnded } from "./events.ts";
import { type InvoiceRow, invoiceAggregate } from "./invoice-aggregate.ts";
import type { InvoiceDeps } from "./invoices.ts";
import { invoices } from "./tables.ts";

const BATCH = 100;

const isOver = and(eq(invoices.state, "awaiting_payment"), lte(invoices.expiresAt, sql`now()`));

interface End extends Cause {
  event: "decline" | "cancel" | "expire";
}

/** Ends an unpaid invoice and its open attempt, whose hold is voided. Wants the invoice locked. */
export async function endInvoice(deps: InvoiceDeps, tx: Database, invoice: InvoiceRow, end: End): Promise<boolean> {
  const { id } = invoice;
  const ended = await invoiceAggregate.tryMove(tx, invoice, end, deps);
  if (!ended) return false;
  await deps.payments.endAttempts(tx, { kind: "invoice", id }, end.event === "expire" ? "expire" : "cancel");
  await announceEnd(deps, tx, ended);
  return true;
}

/** Announces the end of an invoice; a moved invoice is never in the waiting state. */
export const announceEnd = (deps: InvoiceDeps, tx: Database, { id, kind, state, amount }: InvoiceRow): Promise<void> =>
  deps.events.publish(tx, invoiceEnded, { id, kind, state: state as EndedInvoice["state"], amount: money(amount) });

/** Ends the invoices that nobody paid in time, each in a transaction of its own, by the database's clock (F13, F35). */
export async function expireInvoices(deps: InvoiceDeps): Promise<void> {
  const over = await deps.db
    .select({ id: invoices.id })
    .from(invoices)
    .where(isOver)
    .orderBy(asc(invoices.expiresAt))
    .limit(BATCH);
  await runEach("invoices", over, ({ id }) => expireInvoice(deps, id));
}

/** A payment and an expiry of the same moment take turns; the second finds another state (F35). */
function expireInvoice(deps: InvoiceDeps, id: number): Promise<boolean> {
  return transact(deps.db, async (tx) => {
    const invoice = await invoiceAggregate.tryLock(tx, id, isOver);
    return invoice ? endInvoice(deps, tx, invoice, { event: "expire", actor: "system" }) : false;
  });
}
