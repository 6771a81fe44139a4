import { and, eq } from "drizzle-orm";
import { refundMovement } from "#domain/money/balance/movement.ts";
import { settlementMovement } from "#domain/money/balance/payment-movement.ts";
import { type Money, money } from "#domain/money/money/money.ts";
import { PROVIDER } from "#domain/money/payments/provider.ts";
import { orderNumber } from "#domain/selling/orders/order-kind.ts";
import { requestAggregate } from "#modules/forwarding/forward-requests/index.ts";
import { payments } from "#modules/money/payments/tables.ts";
import type { Database } from "#platform/database/open-database.ts";
import { DEMO_ORDER_SCOPE } from "../orders/demo-shop.ts";
import { book } from "../orders/pay-past-order.ts";
import { writePastPayment } from "../past-payment.ts";
import { recordPastRefund } from "../past-refund.ts";

const { storefrontCode, currencyId } = DEMO_ORDER_SCOPE;
const SCOPE = { storefrontCode, currencyId };
const kind = "forward_request";

interface PastPayment {
  id: number;
  userId: number;
  amount: Money;
  at: Date;
}

/** The payment of a request in the past, from the customer's balance. */
export async function payFromBalance(tx: Database, { id, userId, amount, at }: PastPayment): Promise<void> {
  const reference = `demo-${kind}-${String(id).padStart(18, "0")}`;
  const payable = { kind, id, userId, visitorHash: null, since: at } as const;
  await writePastPayment(tx, payable, { reference, amount, processorId: PROVIDER.balance, at });
  const paid = { order: { kind, id, slug: null }, fromBalance: { userId, amount }, fromProcessor: null } as const;
  await book(tx, settlementMovement({ key: `payment:${reference}`, ...SCOPE, ...paid }), at);
}

/** Refunds the difference to the balance: the request cost less once it was packed. */
export async function returnDifference(tx: Database, { id, userId, amount, at }: PastPayment): Promise<void> {
  const isIts = and(eq(payments.payableKind, kind), eq(payments.payableId, id));
  const [payment] = await tx.select().from(payments).where(isIts);
  if (!payment) throw new Error(`The demo's forward request ${id} was never paid`);
  const refund = { key: `packed:${id}:balance`, amount, reason: "packed smaller", at };
  const refundId = await recordPastRefund(tx, payment.id, { ...refund, destination: "balance" });
  const movement = { key: `refund:${refundId}`, ...SCOPE, userId, amount, orderKind: kind } as const;
  await book(tx, refundMovement({ ...movement, note: orderNumber(kind, id) }), at);
  const details = { captured: money(payment.captured), refunded: amount };
  await requestAggregate.recordPast(tx, id, { event: "refund_partly", at, details });
}
