import { REQUEST_MACHINE } from "../../../domain/forwarding/request-machine.ts";
import { ACTORS, findTransition } from "../../../domain/state/machine.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { insertFirstState } from "../../platform/state/insert-first-state.ts";
import { moveState } from "../../platform/state/move-state.ts";
import { lockRequest, type RequestMove, requestStates } from "./move-request.ts";
import { endParcels, takeParcels } from "./request-store.ts";
import type { forwardRequests } from "./tables.ts";

type NewRequest = Omit<typeof forwardRequests.$inferInsert, "state"> & { createdAt: Date };

/** Writes down a request of the past with its parcel, such as the demo's. */
export async function insertPastRequest(tx: Database, values: NewRequest, parcelId: number): Promise<number> {
  const cause = { actor: "customer", actorId: values.userId, at: values.createdAt } as const;
  const request = await insertFirstState(tx, requestStates, values, cause);
  if (!request) throw new Error("An insert returned nothing");
  await takeParcels(tx, request.id, [parcelId]);
  return request.id;
}

/** Where a request that ends gives its parcels up. */
const ENDS: readonly string[] = ["cancelled", "returned", "lost", "closed"];

/** Writes down how a request moved in the past, by who may cause it; no mail follows. */
export async function recordPastRequestMove(tx: Database, id: number, move: Omit<RequestMove, "actor">): Promise<void> {
  const request = await lockRequest(tx, id);
  const mayCause = (actor: (typeof ACTORS)[number]) =>
    findTransition(REQUEST_MACHINE, request.state, move.event, actor) !== null;
  const actor = ACTORS.find(mayCause);
  const moved = actor && (await moveState(tx, requestStates, request, { ...move, actor }, null));
  if (!moved) throw new Error(`The forward request ${id} cannot ${move.event} where it is`);
  if (ENDS.includes(moved.state)) await endParcels(tx, id);
}
