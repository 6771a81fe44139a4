import { desc, eq, sql } from "drizzle-orm";
import { PAYMENT_MACHINE } from "#domain/money/payments/payment-machine.ts";
import { REFUND_MACHINE } from "#domain/money/payments/refund-machine.ts";
import type { Database } from "#platform/database/open-database.ts";
import { type HistoryEntry, historyJson } from "#platform/state/status-events.ts";
import { payments, type RefundRow, refunds } from "../tables.ts";
import { isOf, type Named } from "./paid-for.ts";
import type { PaymentRow } from "./payment-store.ts";

/** An attempt to pay with its refunds, and what happened to each. */
export interface Attempt {
  payment: PaymentRow;
  history: HistoryEntry[];
  refunds: { refund: RefundRow; history: HistoryEntry[] }[];
}

/** All attempts to pay something, the newest first, in two statements. */
export async function readAttempts(db: Database, payable: Named): Promise<Attempt[]> {
  const [attempts, made] = await Promise.all([
    db
      .select({ payment: payments, history: historyJson(PAYMENT_MACHINE, sql`payments.id`) })
      .from(payments)
      .where(isOf(payable))
      .orderBy(desc(payments.id)),
    db
      .select({ refund: refunds, history: historyJson(REFUND_MACHINE, sql`refunds.id`) })
      .from(refunds)
      .innerJoin(payments, eq(payments.id, refunds.paymentId))
      .where(isOf(payable))
      .orderBy(desc(refunds.id)),
  ]);
  const refundsOf = Map.groupBy(made, ({ refund }) => refund.paymentId);
  return attempts.map((attempt) => ({ ...attempt, refunds: refundsOf.get(attempt.payment.id) ?? [] }));
}
