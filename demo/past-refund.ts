import { type Money, money } from "#domain/money/money/money.ts";
import { paymentAggregate, refundAggregate } from "#modules/money/payments/index.ts";
import type { Database } from "#platform/database/open-database.ts";
import { insertFirstState } from "#platform/state/insert-first-state.ts";

interface PastRefund {
  /** The same key refunds once; it is the provider's reference too. */
  key: string;
  amount: Money;
  reason: string;
  at: Date;
  /** The provider by default. */
  destination?: "provider" | "balance";
}

/** Records a past refund without asking a provider. */
export async function recordPastRefund(
  tx: Database,
  paymentId: number,
  { key, amount, reason, at, destination = "provider" }: PastRefund,
): Promise<number> {
  const values = { paymentId, destination, amount, reason, idempotencyKey: key, createdAt: at };
  const { id } = await insertFirstState(tx, refundAggregate, values, { actor: "system", at });
  const finished = { providerReference: key, endedAt: at };
  await refundAggregate.recordPast(tx, id, { event: "finish", at, changes: finished });
  const payment = await paymentAggregate.lock(tx, paymentId);
  const refunded = money(payment.refunded + amount);
  const event = refunded === payment.captured ? "refund" : "refund_part";
  await paymentAggregate.recordPast(tx, paymentId, {
    event,
    actor: "provider",
    at,
    changes: { refunded, updatedAt: at },
  });
  return id;
}
