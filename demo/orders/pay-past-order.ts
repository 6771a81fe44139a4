import { and, eq } from "drizzle-orm";
import { processorRefundMovement, settlementMovement } from "#domain/money/balance/payment-movement.ts";
import { fromMinor, type Money, money, roundToMinor } from "#domain/money/money/money.ts";
import { orderNumber } from "#domain/selling/orders/order-kind.ts";
import { returnOrder, sellOrder } from "#modules/catalogue/stock/index.ts";
import { post } from "#modules/money/balance/index.ts";
import { payments } from "#modules/money/payments/tables.ts";
import { issueInvoice, orderAggregate, readPapers } from "#modules/selling/orders/index.ts";
import { orders } from "#modules/selling/orders/tables.ts";
import type { Database } from "#platform/database/open-database.ts";
import { type PastPayment, writePastPayment } from "../past-payment.ts";
import { recordPastRefund } from "../past-refund.ts";
import { DEMO_ORDER_SCOPE, type DemoShop } from "./demo-shop.ts";

const { storefrontCode, currencyId } = DEMO_ORDER_SCOPE;
const LEDGER_SCOPE = { storefrontCode, currencyId };

async function orderOf(tx: Database, id: number) {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id));
  if (!order) throw new Error(`The demo has no order ${id}`);
  return order;
}

/** Marks an order as paid in the past: stock is sold, the payment is booked, the invoice has a number. */
export async function payPastOrder(
  tx: Database,
  shop: Pick<DemoShop, "directory">,
  id: number,
  { processorId, at }: Pick<PastPayment, "processorId" | "at">,
): Promise<void> {
  const order = await orderOf(tx, id);
  const amount = roundToMinor(money(order.total));
  const reference = `demo-order-${String(id).padStart(20, "0")}`;
  const payer = {
    kind: "order" as const,
    id,
    userId: order.userId,
    visitorHash: order.visitorHash,
    since: order.placedAt,
  };
  const paymentId = await writePastPayment(tx, payer, { reference, amount, processorId, at });
  const movement = settlementMovement({
    key: `payment:${reference}`,
    ...LEDGER_SCOPE,
    order: { kind: "marketplace", id, slug: order.slug },
    fromBalance: null,
    fromProcessor: { id: processorId, amount },
  });
  await book(tx, movement, at);
  const details = { paymentId, captured: amount };
  await orderAggregate.recordPast(tx, id, { event: "pay", actor: "provider", at, details, changes: { paidAt: at } });
  await sellOrder(tx, id);
  await issueInvoice(shop, tx, await readPapers(tx, id), at);
}

export async function book(tx: Database, movement: Parameters<typeof post>[1], at: Date): Promise<void> {
  const { result } = await post(tx, movement, at);
  if (result !== "done") throw new Error(`The demo's orders cannot be booked: ${movement.key} is ${result}`);
}

interface PastRefund {
  reason: string;
  /** The whole order by default. */
  cents?: number;
  at: Date;
}

/** Refunds an order in the past, in part or in full. */
export async function refundPastOrder(tx: Database, id: number, { reason, cents, at }: PastRefund): Promise<void> {
  const [payment] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.payableKind, "order"), eq(payments.payableId, id)));
  if (!payment) throw new Error(`The demo's order ${id} was never paid`);
  const captured = money(payment.captured);
  const amount: Money = cents === undefined ? captured : fromMinor(cents);
  const isAll = amount === captured;
  const refundId = await recordPastRefund(tx, payment.id, { key: `demo-refund-${id}`, amount, reason, at });
  const refund = { processorId: payment.paymentProcessorId, amount, userId: null };
  const note = orderNumber("marketplace", id);
  await book(tx, processorRefundMovement({ key: `refund:${refundId}`, ...LEDGER_SCOPE, ...refund, note }), at);
  const details = { captured, refunded: amount };
  await orderAggregate.recordPast(tx, id, { event: isAll ? "refund" : "refund_partly", actor: "system", at, details });
  if (isAll) await returnOrder(tx, id);
}
