import { and, eq } from "drizzle-orm";
import { processorRefundMovement, settlementMovement } from "#domain/money/balance/payment-movement.ts";
import { type Money, money } from "#domain/money/money/money.ts";
import { orderNumber } from "#domain/selling/orders/order-kind.ts";
import { payments } from "#modules/money/payments/tables.ts";
import type { Database } from "#platform/database/open-database.ts";
import { writePastPayment } from "../past-payment.ts";
import { recordPastRefund } from "../past-refund.ts";
import { DEMO_ORDER_SCOPE } from "./demo-shop.ts";
import { book } from "./pay-past-order.ts";

const { storefrontCode, currencyId } = DEMO_ORDER_SCOPE;
const SCOPE = { storefrontCode, currencyId };
const CARD = 1;

interface PastPayable {
  kind: "forward_request" | "quote";
  id: number;
}

interface PastPayment extends PastPayable {
  /** Entries of a balance link to quotes alone. */
  slug: string | null;
  userId: number;
  amount: Money;
  at: Date;
}

/** The payment of a request or a quote in the past, by card. */
export async function payPast(tx: Database, { kind, id, slug, userId, amount, at }: PastPayment): Promise<void> {
  const reference = `demo-${kind}-${String(id).padStart(18, "0")}`;
  const payable = { kind, id, userId, visitorHash: null, since: at } as const;
  await writePastPayment(tx, payable, { reference, amount, processorId: CARD, at });
  const movement = settlementMovement({
    key: `payment:${reference}`,
    ...SCOPE,
    order: { kind, id, slug },
    fromBalance: null,
    fromProcessor: { id: CARD, amount },
  });
  await book(tx, movement, at);
}

/** All of it was refunded; answers how much. */
export async function refundPast(
  tx: Database,
  { kind, id, reason, at }: PastPayable & { reason: string; at: Date },
): Promise<Money> {
  const isIts = and(eq(payments.payableKind, kind), eq(payments.payableId, id));
  const [payment] = await tx.select().from(payments).where(isIts);
  if (!payment) throw new Error(`The demo's ${kind} ${id} was never paid`);
  const amount = money(payment.captured);
  const refundId = await recordPastRefund(tx, payment.id, { key: `demo-${kind}-${id}`, amount, reason, at });
  const refund = { processorId: payment.paymentProcessorId, amount, userId: null };
  const note = orderNumber(kind, id);
  await book(tx, processorRefundMovement({ key: `refund:${refundId}`, ...SCOPE, ...refund, note }), at);
  return amount;
}
