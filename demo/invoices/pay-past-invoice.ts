import { and, asc, eq } from "drizzle-orm";
import { settlementMovement } from "#domain/money/balance/payment-movement.ts";
import { money } from "#domain/money/money/money.ts";
import { PROVIDER } from "#domain/money/payments/provider.ts";
import { invoiceAggregate } from "#modules/money/invoices/index.ts";
import { invoices } from "#modules/money/invoices/tables.ts";
import type { Database } from "#platform/database/open-database.ts";
import { DEMO_ORDER_SCOPE } from "../orders/demo-shop.ts";
import { book } from "../orders/pay-past-order.ts";
import { writePastPayment } from "../past-payment.ts";

const { storefrontCode, currencyId } = DEMO_ORDER_SCOPE;

/** Pays a customer's oldest open invoice in the past, from the balance. */
export async function payPastInvoice(tx: Database, userId: number, at: Date): Promise<void> {
  const isOpen = and(eq(invoices.userId, userId), eq(invoices.state, "awaiting_payment"));
  const [invoice] = await tx.select().from(invoices).where(isOpen).orderBy(asc(invoices.id));
  if (!invoice) throw new Error("The demo's customer has no open invoice");
  const { id, slug, issuedAt } = invoice;
  const amount = money(invoice.amount);
  const reference = `demo-invoice-${String(id).padStart(18, "0")}`;
  const payer = { kind: "invoice" as const, id, userId, visitorHash: null, since: issuedAt };
  const paymentId = await writePastPayment(tx, payer, { reference, amount, processorId: PROVIDER.balance, at });
  const order = { kind: "invoice", id, slug } as const;
  const paid = { order, fromBalance: { userId, amount }, fromProcessor: null };
  await book(tx, settlementMovement({ key: `payment:${reference}`, storefrontCode, currencyId, ...paid }), at);
  const details = { paymentId, captured: amount };
  await invoiceAggregate.recordPast(tx, id, { event: "pay", actor: "customer", at, details, changes: { paidAt: at } });
}
