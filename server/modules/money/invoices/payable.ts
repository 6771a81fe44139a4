import { sql } from "drizzle-orm";
import type { InvoiceState } from "#domain/money/invoices/invoice-states.ts";
import { money } from "#domain/money/money/money.ts";
import { numberOf } from "#domain/shared/numbers/numbers.ts";
import type { Database } from "#platform/database/open-database.ts";
import { definePayable, type PayableView, paidBy, type Settlement } from "../payments/index.ts";
import { announceEnd } from "./end-invoice.ts";
import { type InvoiceRow, invoiceAggregate } from "./invoice-aggregate.ts";
import { INVOICE_EFFECT } from "./invoice-effects.ts";
import type { InvoiceDeps } from "./invoices.ts";

const PAYABLE_STATES: Readonly<Record<InvoiceState, PayableView["state"]>> = {
  awaiting_payment: "unpaid",
  paid: "paid",
  declined: "closed",
  cancelled: "closed",
  expired: "closed",
};

/** An invoice as payments see it (PAYMENT-02). */
export const invoicePayable = (deps: InvoiceDeps) =>
  definePayable("invoice", {
    rows: invoiceAggregate,
    takesBalance: true,
    number: (id) => numberOf("invoice", id),
    state: ({ state }) => PAYABLE_STATES[state],
    due: ({ amount }) => amount,
    settle: (tx, id, settlement) => settleInvoice(deps, tx, id, settlement),
    // A refund changes the payment only: the invoice stays paid.
    recordRefund: async () => {},
    notifyRefunded: (tx, invoiceId, { paymentId, amount }) =>
      INVOICE_EFFECT.enqueue(deps, tx, {
        name: "payment-returned",
        invoiceId,
        amount,
        occasion: `payment ${paymentId}`,
      }),
    lines: async (db, id) =>
      ((await invoiceAggregate.find(db, id))?.lines ?? []).map(({ text, amount }) => ({
        name: text,
        image: null,
        quantity: 1,
        total: money(amount),
      })),
  });

/** An expired, declined or cancelled invoice refuses: the money is refunded automatically (F35). */
async function settleInvoice(deps: InvoiceDeps, tx: Database, id: number, paid: Settlement) {
  const invoice = await invoiceAggregate.lock(tx, id);
  const isNeeded = invoice.kind !== "collective" || (await settleShares(deps, tx, invoice, paid));
  if (!isNeeded) return "refused";
  const pay = { event: "pay", ...paidBy(paid), changes: { paidAt: sql`clock_timestamp()` } } as const;
  const moved = await invoiceAggregate.tryMove(tx, invoice, pay, deps);
  if (!moved) return "refused";
  await announceEnd(deps, tx, moved);
  return "settled";
}

/** Pays the shares of a collective invoice; where none can be paid any more, the invoice expires (F37). */
async function settleShares(deps: InvoiceDeps, tx: Database, invoice: InvoiceRow, paid: Settlement): Promise<boolean> {
  if (invoice.state !== "awaiting_payment") return false;
  if (await deps.settleShares(tx, invoice, paid)) return true;
  const expire = { event: "expire", actor: "system" } as const;
  const over = await invoiceAggregate.tryMove(tx, invoice, expire, deps);
  if (over) await announceEnd(deps, tx, over);
  return false;
}
