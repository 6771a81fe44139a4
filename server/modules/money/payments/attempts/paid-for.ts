import { and, eq, isNull, ne, sql } from "drizzle-orm";
import { type Money, money } from "#domain/money/money/money.ts";
import type { Database } from "#platform/database/open-database.ts";
import type { PayableView } from "../payable.ts";
import { type PaymentDeps, payableOf } from "../payment-deps.ts";
import { payments, refunds } from "../tables.ts";

export type Named = Pick<PayableView, "kind" | "id">;

/** The payable that took the money, and the amount that can still be refunded. */
export interface PaidFor {
  payer: Named;
  /** The payable itself, if it was paid through another one; null if it was paid directly. */
  part: Named | null;
  left: Money;
}

/** A payable that was paid together with others refunds its own share alone (I14). */
export async function paidFor(deps: Pick<PaymentDeps, "payables">, db: Database, payable: Named): Promise<PaidFor> {
  const through = await payableOf(deps, payable.kind).paidThrough?.(db, payable.id);
  if (!through) return { payer: payable, part: null, left: await refundableOf(db, payable) };
  const { kind, id, share } = through;
  const [left, returned] = [await refundableOf(db, { kind, id }), await refundedFor(db, payable)];
  return { payer: { kind, id }, part: payable, left: money(Math.max(0, Math.min(left, share - returned))) };
}

/** Locks a payable and, where it was paid together with others, the one that took the money, as refunds do. */
export async function lockPaid(deps: Pick<PaymentDeps, "payables">, tx: Database, payable: Named): Promise<void> {
  await payableOf(deps, payable.kind).lock(tx, payable.id);
  const through = await payableOf(deps, payable.kind).paidThrough?.(tx, payable.id);
  if (through) await payableOf(deps, through.kind).lock(tx, through.id);
}

export const isOf = ({ kind, id }: Named) => and(eq(payments.payableKind, kind), eq(payments.payableId, id));

/** The captured money of a payable that is not refunded; late payments do not count. */
export async function refundableOf(db: Database, payable: Named): Promise<Money> {
  const [sums] = await db
    .select({ left: sql<string>`coalesce(sum(captured - refunded), 0)` })
    .from(payments)
    .where(and(isOf(payable), isNull(payments.failure)));
  return money(Number(sums?.left ?? 0));
}

/** Whether the money can go to a balance: a payer by link without an account has none. */
export async function hasBalance(deps: Pick<PaymentDeps, "payables">, db: Database, payable: Named): Promise<boolean> {
  const { payer } = await paidFor(deps, db, payable);
  const isPaid = and(isOf(payer), isNull(payments.failure), sql`captured > refunded`);
  return (await db.$count(payments, and(isPaid, isNull(payments.userId)))) === 0;
}

async function refundedFor(db: Database, { kind, id }: Named): Promise<number> {
  const [sums] = await db
    .select({ total: sql<string>`coalesce(sum(${refunds.amount}), 0)` })
    .from(refunds)
    .where(and(eq(refunds.partKind, kind), eq(refunds.partId, id), ne(refunds.state, "failed")));
  return Number(sums?.total ?? 0);
}
