import { and, eq, sql } from "drizzle-orm";
import { money } from "#domain/money/money/money.ts";
import type { Database } from "#platform/database/open-database.ts";
import { paymentAggregate } from "../attempts/payment-aggregate.ts";
import { movePayment } from "../attempts/payment-store.ts";
import { refundEnded } from "../events.ts";
import { type PaymentDeps, payableOf } from "../payment-deps.ts";
import { refunds } from "../tables.ts";
import { endRefund } from "./refund-store.ts";

/** Ends a refund that the provider or staff sent; updates payment and payable. Wants the payable locked. */
export async function finishRefund(
  deps: PaymentDeps,
  tx: Database,
  refundId: number,
  providerReference: string | null,
  sentBy: number | null = null,
): Promise<void> {
  const refund = await endRefund(tx, refundId, { event: "finish", actor: "system", changes: { providerReference } });
  if (!refund) return;
  const payment = await paymentAggregate.lock(tx, refund.paymentId);
  const refunded = money(await sumDone(tx, payment.id));
  const captured = money(payment.captured);
  await movePayment(tx, payment, {
    event: refunded === captured ? "refund" : "refund_part",
    actor: refund.requestedBy === null ? "system" : "staff",
    actorId: refund.requestedBy,
    details: { refund: refund.id, amount: refund.amount, destination: refund.destination },
  });
  // A late payment never settled the payable.
  if (payment.failure === null)
    await payableOf(deps, payment.payableKind).recordRefund(tx, payment.payableId, { captured, refunded });
  const payable = { kind: payment.payableKind, id: payment.payableId };
  await deps.events.publish(tx, refundEnded, {
    id: refund.id,
    isDone: true,
    key: refund.idempotencyKey,
    payable,
    by: sentBy,
  });
}

async function sumDone(tx: Database, paymentId: number): Promise<number> {
  const [done] = await tx
    .select({ total: sql<string>`coalesce(sum(${refunds.amount}), 0)` })
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), eq(refunds.state, "done")));
  return Number(done?.total ?? 0);
}
