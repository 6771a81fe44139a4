import { and, desc, eq, lt, sql } from "drizzle-orm";
import { LIVE_WITHDRAWAL_STATES } from "#domain/aftersales/withdrawals/withdrawal-machine.ts";
import { isAny } from "#platform/database/is-any.ts";
import type { Database } from "#platform/database/open-database.ts";
import { type WithdrawalRow, withdrawals } from "./tables.ts";

const isLive = isAny(withdrawals.state, LIVE_WITHDRAWAL_STATES);

/** The live withdrawal of each order. */
export async function liveWithdrawals(db: Database, orderIds: readonly number[]): Promise<Map<number, WithdrawalRow>> {
  if (orderIds.length === 0) return new Map();
  const found = await db
    .select()
    .from(withdrawals)
    .where(and(isAny(withdrawals.orderId, orderIds), isLive))
    .orderBy(desc(withdrawals.id));
  return new Map(found.flatMap((row) => (row.orderId === null ? [] : [[row.orderId, row] as const])));
}

/** Links a withdrawal to its order, and to the order's account if it has one. */
export async function setOrder(
  tx: Database,
  id: number,
  { id: orderId, userId }: { id: number; userId: number | null },
): Promise<void> {
  await tx.update(withdrawals).set({ orderId, userId }).where(eq(withdrawals.id, id));
}

/** Deletes statements that were never confirmed and so have no effect. */
export async function sweepUnconfirmed(db: Database): Promise<void> {
  await db
    .delete(withdrawals)
    .where(and(eq(withdrawals.state, "recorded"), lt(withdrawals.createdAt, sql`now() - interval '30 days'`)));
}
