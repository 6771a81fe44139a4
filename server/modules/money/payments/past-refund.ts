import { type Money, money } from "#domain/money/money/money.ts";
import type { Database } from "#platform/database/open-database.ts";
import { insertFirstState } from "#platform/state/insert-first-state.ts";
import { moveState } from "#platform/state/move-state.ts";
import { lockPayment, paymentStates } from "./payment-store.ts";
import { refundStates } from "./refund-store.ts";

interface PastRefund {
  /** The same key refunds once; it is the provider's reference too. */
  key: string;
  amount: Money;
  reason: string;
  at: Date;
  /** The provider by default. */
  destination?: "provider" | "balance";
}

/** Records a past refund without asking a provider: the history of the demo and of imports. */
export async function recordPastRefund(
  tx: Database,
  paymentId: number,
  { key, amount, reason, at, destination = "provider" }: PastRefund,
): Promise<number> {
  const payment = await lockPayment(tx, paymentId);
  const values = { paymentId, destination, amount, reason, idempotencyKey: key, createdAt: at };
  const refund = await insertFirstState(tx, refundStates, values, { actor: "system", at });
  const finished = { providerReference: key, endedAt: at };
  await moveState(tx, refundStates, refund, { event: "finish", actor: "system", at, changes: finished }, null);
  const refunded = money(payment.refunded + amount);
  const event = refunded === payment.captured ? "refund" : "refund_part";
  const changes = { refunded, updatedAt: at };
  await moveState(tx, paymentStates, payment, { event, actor: "provider", at, changes }, null);
  return refund.id;
}
