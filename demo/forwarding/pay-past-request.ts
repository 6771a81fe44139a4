import { and, eq } from "drizzle-orm";
import { returnMovement, settlementMovement } from "../../domain/balance/payment-movement.ts";
import { type Money, money } from "../../domain/money/money.ts";
import { orderNumber } from "../../domain/orders/order-kind.ts";
import { recordPastRequestMove } from "../../server/modules/forwarding/index.ts";
import { recordPastRefund } from "../../server/modules/payments/index.ts";
import { payments } from "../../server/modules/payments/tables.ts";
import type { Database } from "../../server/platform/database/open-database.ts";
import { DEMO_ORDER_SCOPE } from "../orders/demo-shop.ts";
import { book, writePastPayment } from "../orders/pay-past-order.ts";

const { storefrontCode, currencyId } = DEMO_ORDER_SCOPE;
const SCOPE = { storefrontCode, currencyId };
const CARD = 1;

interface PastPayment {
  id: number;
  userId: number;
  amount: Money;
  at: Date;
}

/** The payment of a request in the past, by card. */
export async function payPast(tx: Database, { id, userId, amount, at }: PastPayment): Promise<void> {
  const reference = `demo-request-${String(id).padStart(18, "0")}`;
  const payable = { kind: "forward_request", id, userId, visitorHash: null, since: at } as const;
  await writePastPayment(tx, payable, { reference, amount, processorId: CARD, at });
  const movement = settlementMovement({
    key: `payment:${reference}`,
    ...SCOPE,
    order: { kind: "forward_request", id, slug: null },
    fromBalance: null,
    fromProcessor: { id: CARD, amount },
  });
  await book(tx, movement, at);
}

/** All of it went back. */
export async function refundPast(tx: Database, id: number, at: Date): Promise<void> {
  const isIts = and(eq(payments.payableKind, "forward_request"), eq(payments.payableId, id));
  const [payment] = await tx.select().from(payments).where(isIts);
  if (!payment) throw new Error(`The demo's forward request ${id} was never paid`);
  const amount = money(payment.captured);
  const refundId = await recordPastRefund(tx, payment.id, { key: `demo-request-${id}`, amount, reason: "lost", at });
  const returned = { processorId: payment.paymentProcessorId, amount, userId: null };
  const note = orderNumber("forward_request", id);
  await book(tx, returnMovement({ key: `refund:${refundId}`, ...SCOPE, ...returned, note }), at);
  await recordPastRequestMove(tx, id, { event: "refund", at, details: { captured: amount, refunded: amount } });
}
