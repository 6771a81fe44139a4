import type { ClaimEvent } from "#domain/claims/claim-machine.ts";
import type { Database } from "#platform/database/open-database.ts";
import { insertFirstState } from "#platform/state/insert-first-state.ts";
import { moveInThePast } from "#platform/state/move-in-the-past.ts";
import { addMessage, claimStates } from "./claim-store.ts";
import type { ClaimRow, claims } from "./tables.ts";

interface PastMove {
  event: ClaimEvent;
  at: Date;
  changes?: Partial<ClaimRow>;
  message?: { author: "customer" | "staff"; text: string };
}

type PastValues = Omit<typeof claims.$inferInsert, "state"> & { createdAt: Date };

/** Writes down a claim of the past, for the demo and imports: no mail follows, and no money moves. */
export async function recordPastClaim(
  tx: Database,
  values: PastValues,
  text: string,
  moves: readonly PastMove[],
): Promise<number> {
  const row = await insertFirstState(tx, claimStates, values, { actor: "customer", at: values.createdAt });
  await addMessage(tx, { claimId: row.id, author: "customer", text, at: values.createdAt });
  let { state } = row;
  for (const { event, at, changes = {}, message } of moves) {
    ({ state } = await moveInThePast(tx, claimStates, { id: row.id, state }, { event, at, changes }));
    if (message) await addMessage(tx, { claimId: row.id, ...message, at });
  }
  return row.id;
}
