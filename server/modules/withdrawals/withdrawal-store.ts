import { and, desc, eq, lt, sql } from "drizzle-orm";
import {
  LIVE_WITHDRAWAL_STATES,
  WITHDRAWAL_MACHINE,
  type WithdrawalEffect,
  type WithdrawalEvent,
} from "#domain/withdrawals/withdrawal-machine.ts";
import { refuse } from "#platform/calls/call-errors.ts";
import { isAny } from "#platform/database/is-any.ts";
import type { Database } from "#platform/database/open-database.ts";
import { type EnqueueEffect, type Move, moveState } from "#platform/state/move-state.ts";
import { type WithdrawalRow, withdrawals } from "./tables.ts";

export const withdrawalStates = { machine: WITHDRAWAL_MACHINE, table: withdrawals };

export type WithdrawalMove = Move<WithdrawalEvent, typeof withdrawals>;

/** An event that the state does not allow is a conflict (I10). */
export async function moveWithdrawal(
  tx: Database,
  withdrawal: WithdrawalRow,
  move: WithdrawalMove,
  enqueue: EnqueueEffect<WithdrawalEffect> | null,
): Promise<WithdrawalRow> {
  const moved = await moveState(tx, withdrawalStates, withdrawal, move, enqueue);
  if (!moved) throw refuse("conflict");
  return moved;
}

export async function findWithdrawal(
  db: Database,
  by: { id: number } | { tokenHash: Buffer },
): Promise<WithdrawalRow | null> {
  const [found] = await db
    .select()
    .from(withdrawals)
    .where("id" in by ? eq(withdrawals.id, by.id) : eq(withdrawals.tokenHash, by.tokenHash));
  return found ?? null;
}

/** Locks a withdrawal. Its order is always locked before, because an ending refund has it locked already. */
export async function lockWithdrawal(tx: Database, id: number): Promise<WithdrawalRow> {
  const [found] = await tx.select().from(withdrawals).where(eq(withdrawals.id, id)).for("update");
  if (!found) throw refuse("not_found");
  return found;
}

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
