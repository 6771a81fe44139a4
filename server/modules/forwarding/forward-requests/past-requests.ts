import type { Database } from "#platform/database/open-database.ts";
import { insertFirstState } from "#platform/state/insert-first-state.ts";
import { moveInThePast } from "#platform/state/move-in-the-past.ts";
import { lockRequest, type RequestMove, requestStates } from "./move-request.ts";
import { type Box, endParcels, insertBoxes, takeParcels } from "./request-store.ts";
import type { forwardRequests } from "./tables.ts";

type NewRequest = Omit<typeof forwardRequests.$inferInsert, "state"> & { createdAt: Date };

/** Inserts a past request with its parcel, such as the demo's. */
export async function insertPastRequest(tx: Database, values: NewRequest, parcelId: number): Promise<number> {
  const cause = { actor: "customer", actorId: values.userId, at: values.createdAt } as const;
  const request = await insertFirstState(tx, requestStates, values, cause);
  await takeParcels(tx, request.id, [parcelId]);
  return request.id;
}

export const recordPastBoxes = (tx: Database, id: number, boxes: readonly Box[]): Promise<void> =>
  insertBoxes(tx, id, boxes);

/** The states in which a request releases its parcels. */
const ENDS: readonly string[] = ["cancelled", "returned", "lost", "closed"];

/** Records a past transition with an actor that the machine allows; no mail follows. */
export async function recordPastRequestMove(tx: Database, id: number, move: Omit<RequestMove, "actor">): Promise<void> {
  const moved = await moveInThePast(tx, requestStates, await lockRequest(tx, id), move);
  if (ENDS.includes(moved.state)) await endParcels(tx, id);
}
