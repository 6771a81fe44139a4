import type { ClaimEvent } from "#domain/aftersales/claims/claim-machine.ts";
import { addMessage, claimAggregate } from "#modules/aftersales/claims/index.ts";
import type { ClaimRow, claims } from "#modules/aftersales/claims/tables.ts";
import type { Database } from "#platform/database/open-database.ts";
import { insertFirstState } from "#platform/state/insert-first-state.ts";

interface PastMove {
  event: ClaimEvent;
  at: Date;
  changes?: Partial<ClaimRow>;
  message?: { author: "customer" | "staff"; text: string };
}

type PastValues = Omit<typeof claims.$inferInsert, "state"> & { createdAt: Date };

/** Writes down a claim of the past: no mail follows, and no money moves. */
export async function recordPastClaim(
  tx: Database,
  values: PastValues,
  text: string,
  moves: readonly PastMove[],
): Promise<void> {
  const { id } = await insertFirstState(tx, claimAggregate, values, { actor: "customer", at: values.createdAt });
  await addMessage(tx, { claimId: id, author: "customer", text, at: values.createdAt });
  for (const { event, at, changes = {}, message } of moves) {
    await claimAggregate.recordPast(tx, id, { event, at, changes });
    if (message) await addMessage(tx, { claimId: id, ...message, at });
  }
}
