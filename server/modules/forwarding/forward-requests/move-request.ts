import { eq } from "drizzle-orm";
import { REQUEST_MACHINE } from "#domain/forwarding/forward-requests/request-machine.ts";
import type { RequestEffect, RequestEvent, RequestState } from "#domain/forwarding/forward-requests/request-states.ts";
import { refuse } from "#platform/calls/call-errors.ts";
import type { Database } from "#platform/database/open-database.ts";
import { type Move, moveState, type Subject } from "#platform/state/move-state.ts";
import { quoteRequestMoved } from "./events.ts";
import { type EffectDeps, enqueueEffect } from "./request-effects.ts";
import { forwardRequests } from "./tables.ts";

export type RequestRow = typeof forwardRequests.$inferSelect;
export type RequestMove = Move<RequestEvent, typeof forwardRequests>;

export const requestStates = { machine: REQUEST_MACHINE, table: forwardRequests };

/** Locks the request until this transaction ends. */
export async function lockRequest(tx: Database, id: number): Promise<RequestRow> {
  const [request] = await tx.select().from(forwardRequests).where(eq(forwardRequests.id, id)).for("update");
  if (!request) throw refuse("not_found");
  return request;
}

/** Null when the machine or the present state refuses. */
export async function tryRequest(
  deps: EffectDeps,
  tx: Database,
  request: Subject<RequestState>,
  move: RequestMove,
): Promise<RequestRow | null> {
  const enqueue = (name: RequestEffect) => enqueueEffect(deps, tx, { name, requestId: request.id });
  const moved = await moveState(tx, requestStates, request, move, enqueue);
  if (moved && moved.quoteId !== null)
    await deps.events.publish(tx, quoteRequestMoved, { quoteId: moved.quoteId, state: moved.state });
  return moved;
}

/** An event that the request's state does not allow is a conflict (I10). */
export async function moveRequest(
  deps: EffectDeps,
  tx: Database,
  request: Subject<RequestState>,
  move: RequestMove,
): Promise<RequestRow> {
  const moved = await tryRequest(deps, tx, request, move);
  if (!moved) throw refuse("conflict");
  return moved;
}
