import { eq, sql } from "drizzle-orm";
import type { InvoiceState } from "#domain/money/invoices/invoice-states.ts";
import { money } from "#domain/money/money/money.ts";
import { PROVIDER } from "#domain/money/payments/provider.ts";
import { numberOf } from "#domain/shared/numbers/numbers.ts";
import type { Database } from "#platform/database/open-database.ts";
import type { Payable, PayableView, Settlement } from "../payments/index.ts";
import { announceEnd } from "./end-invoice.ts";
import { type InvoiceRow, invoiceAggregate } from "./invoice-aggregate.ts";
import { INVOICE_EFFECT } from "./invoice-effects.ts";
import type { InvoiceDeps } from "./invoices.ts";
import { invoices } from "./tables.ts";

/** An invoice as payments see it (PAYMENT-02). */
export function invoicePayable(deps: InvoiceDeps): Payable {
  return {
    kind: "invoice",
    takesBalance: true,
    find: async (db, id) => viewIfAny(await invoiceAggregate.find(db, id)),
    idOfSlug: (slug) => sql`select id from ${invoices} where slug = ${slug}`,
    idsOf: (userId) => sql`select id from ${invoices} where user_id = ${userId}`,
    lock: async (tx, id) => viewOf(await invoiceAggregate.lock(tx, id)),
    async setFee(tx, id, paymentFee) {
      await tx.update(invoices).set({ paymentFee }).where(eq(invoices.id, id));
    },
    settle: (tx, id, settlement) => settleInvoice(deps, tx, id, settlement),
    // A refund changes the payment only: the invoice stays paid.
    recordRefund: async () => {},
    notifyReturned: (tx, invoiceId, { paymentId, amount }) =>
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
  };
}

/** An expired, declined or cancelled invoice refuses: the money goes back by itself (F35). */
async function settleInvoice(deps: InvoiceDeps, tx: Database, id: number, paid: Settlement) {
  const { paymentId, captured, paymentProcessorId } = paid;
  const invoice = await invoiceAggregate.lock(tx, id);
  const isNeeded = invoice.kind !== "collective" || (await settleShares(deps, tx, invoice, paid));
  if (!isNeeded) return "refused";
  const move = {
    event: "pay",
    actor: paymentProcessorId === PROVIDER.balance ? "customer" : "provider",
    details: { paymentId, captured },
    changes: { paidAt: sql`clock_timestamp()` },
  } as const;
  const moved = await invoiceAggregate.tryMove(tx, invoice, move, deps);
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

const viewIfAny = (invoice: InvoiceRow | null) => invoice && viewOf(invoice);

const PAYABLE_STATES: Readonly<Record<InvoiceState, PayableView["state"]>> = {
  awaiting_payment: "unpaid",
  paid: "paid",
  declined: "closed",
  cancelled: "closed",
  expired: "closed",
};

function viewOf(invoice: InvoiceRow): PayableView {
  const { id, slug, storefrontCode, userId, currencyId, languageId, email, expiresAt } = invoice;
  return {
    kind: "invoice",
    id,
    number: numberOf("invoice", id),
    slug,
    storefrontCode,
    userId,
    visitorHash: null,
    state: PAYABLE_STATES[invoice.state],
    due: money(invoice.amount),
    fee: money(invoice.paymentFee),
    currencyId,
    languageId,
    email,
    expiresAt,
  };
}
