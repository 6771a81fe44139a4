import { and, asc, desc, eq } from "drizzle-orm";
import { OPEN_PAYOUT_STATES } from "#domain/money/balance/payout-machine.ts";
import { isAny } from "#platform/database/is-any.ts";
import type { Database } from "#platform/database/open-database.ts";
import type { TopUpOwner } from "../payments/index.ts";
import { type PayoutRow, type PayoutShareRow, payoutShares, payouts } from "./tables.ts";

const isOpen = isAny(payouts.state, OPEN_PAYOUT_STATES);

const isOf = ({ userId, storefrontCode, currencyId }: TopUpOwner) =>
  and(eq(payouts.userId, userId), eq(payouts.storefrontCode, storefrontCode), eq(payouts.currencyId, currencyId));

/** The newest payout of a customer, open or ended. */
export async function findLatest(db: Database, owner: TopUpOwner): Promise<PayoutRow | null> {
  const [found] = await db.select().from(payouts).where(isOf(owner)).orderBy(desc(payouts.id)).limit(1);
  return found ?? null;
}

export async function hasOpen(db: Database, owner: TopUpOwner): Promise<boolean> {
  return (await db.$count(payouts, and(isOf(owner), isOpen))) > 0;
}

/** Like `hasOpen`, in any currency. */
export async function hasAnyOpen(db: Database, userId: number): Promise<boolean> {
  return (await db.$count(payouts, and(eq(payouts.userId, userId), isOpen))) > 0;
}

export const sharesOf = (db: Database, payoutIds: readonly number[]): Promise<PayoutShareRow[]> =>
  db
    .select()
    .from(payoutShares)
    .where(isAny(payoutShares.payoutId, payoutIds))
    .orderBy(asc(payoutShares.payoutId), desc(payoutShares.paymentId));

export async function setRefund(tx: Database, share: PayoutShareRow, refundId: number): Promise<void> {
  await tx
    .update(payoutShares)
    .set({ refundId })
    .where(and(eq(payoutShares.payoutId, share.payoutId), eq(payoutShares.paymentId, share.paymentId)));
}

/** Stores the outcome of a refund; returns the payout of its share, or null. */
export async function recordOutcome(
  tx: Database,
  refundId: number,
  outcome: "paid" | "failed",
): Promise<number | null> {
  const [share] = await tx
    .update(payoutShares)
    .set({ outcome })
    .where(eq(payoutShares.refundId, refundId))
    .returning({ payoutId: payoutShares.payoutId });
  return share?.payoutId ?? null;
}
