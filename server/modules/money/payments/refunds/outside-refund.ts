import { and, eq, ne, sql } from "drizzle-orm";
import { type Money, money } from "#domain/money/money/money.ts";
import type { Database } from "#platform/database/open-database.ts";
import type { PaymentRow } from "../attempts/payment-store.ts";
import { parkRefund } from "../notifications/event-log.ts";
import type { PayableView } from "../payable.ts";
import type { PaymentDeps } from "../payment-deps.ts";
import { payments, refunds } from "../tables.ts";
import { bookRefund } from "./book-refund.ts";
import { finishRefund } from "./finish-refund.ts";
import { insertRefund } from "./refund-store.ts";

/** Records a refund that was made at the provider itself, without a request of ours (F04). */
export async function recordOutsideRefund(
  deps: PaymentDeps,
  tx: Database,
  { payment, view }: { payment: PaymentRow; view: PayableView },
  refundedAtProvider: Money | null,
): Promise<void> {
  if (!refundedAtProvider) return;
  const amount = money(refundedAtProvider - (await askedOfProvider(tx, payment.id)));
  if (amount <= 0) return;
  const park = () =>
    parkRefund(tx, payment, { name: `${payment.reference}:${refundedAtProvider}`, amount }, "refund_excess");
  const { rowCount } = await tx
    .update(payments)
    .set({ refunded: sql`refunded + ${amount}` })
    .where(and(eq(payments.id, payment.id), sql`refunded + ${amount} <= captured`));
  // Refunded twice, here to the balance and also at the provider: parked for staff.
  if (rowCount !== 1) return void (await park());
  const refund = await insertRefund(tx, payment, {
    amount,
    destination: "provider",
    reason: "given back at the provider",
    by: null,
    key: `outside:${payment.reference}:${refundedAtProvider}`,
  });
  // A top-up that was spent meanwhile cannot be subtracted from the balance: staff decide.
  if (!(await bookRefund(tx, { payment, view }, refund))) await park();
  await finishRefund(deps, tx, refund.id, null);
}

async function askedOfProvider(tx: Database, paymentId: number): Promise<number> {
  const [asked] = await tx
    .select({ total: sql<string>`coalesce(sum(${refunds.amount}), 0)` })
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), eq(refunds.destination, "provider"), ne(refunds.state, "failed")));
  return Number(asked?.total ?? 0);
}
