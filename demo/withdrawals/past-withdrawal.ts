import type { WithdrawalEvent } from "#domain/aftersales/withdrawals/withdrawal-machine.ts";
import { withdrawalAggregate } from "#modules/aftersales/withdrawals/index.ts";
import type { withdrawals } from "#modules/aftersales/withdrawals/tables.ts";
import type { Database } from "#platform/database/open-database.ts";
import { insertFirstState } from "#platform/state/insert-first-state.ts";

interface PastMove {
  event: WithdrawalEvent;
  actor: "customer" | "staff" | "system";
  at: Date;
}

type PastValues = Omit<typeof withdrawals.$inferInsert, "state">;

/** Records a past withdrawal: no mail follows, and no money moves. */
export async function recordPastWithdrawal(
  tx: Database,
  values: PastValues,
  moves: readonly PastMove[],
  reason: string | null,
): Promise<void> {
  const { id } = await insertFirstState(tx, withdrawalAggregate, values, { actor: "customer", at: values.createdAt });
  for (const move of moves) await withdrawalAggregate.recordPast(tx, id, { ...move, changes: changesOf(move, reason) });
}

function changesOf({ event, at }: PastMove, reason: string | null) {
  if (event === "confirm") return { confirmedAt: at };
  if (event === "accept" || event === "stop_order") return { acceptedAt: at };
  if (event === "refuse") return { endedAt: at, reason };
  return event === "refund" ? { endedAt: at } : {};
}
