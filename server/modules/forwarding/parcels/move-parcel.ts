import { PARCEL_MACHINE } from "#domain/forwarding/parcels/parcel-machine.ts";
import type { ParcelEffect, ParcelEvent, ParcelState } from "#domain/forwarding/parcels/parcel-states.ts";
import { refuse } from "#platform/calls/call-errors.ts";
import type { Database } from "#platform/database/open-database.ts";
import { insertFirstState } from "#platform/state/insert-first-state.ts";
import { type EnqueueEffect, type Move, moveState, type Subject } from "#platform/state/move-state.ts";
import type { Cause } from "#platform/state/status-events.ts";
import { quoteParcelMoved } from "./events.ts";
import type { ParcelDeps } from "./parcel-deps.ts";
import { enqueueEffect } from "./parcel-effects.ts";
import { parcels } from "./tables.ts";

export type ParcelRow = typeof parcels.$inferSelect;
export type ParcelMove = Move<ParcelEvent, typeof parcels>;

type NewParcel = Omit<typeof parcels.$inferInsert, "state">;

export const parcelStates = { machine: PARCEL_MACHINE, table: parcels };

const effectsOf =
  (deps: Pick<ParcelDeps, "jobs">, tx: Database, parcelId: number): EnqueueEffect<ParcelEffect> =>
  (name) =>
    enqueueEffect(deps, tx, { name, parcelId });

/** Moves a parcel; an event that its state or the actor does not allow is a conflict (I10). */
export async function moveParcel(
  deps: Pick<ParcelDeps, "jobs" | "events">,
  tx: Database,
  parcel: Subject<ParcelState>,
  move: ParcelMove,
): Promise<ParcelRow> {
  const moved = await moveState(tx, parcelStates, parcel, move, effectsOf(deps, tx, parcel.id));
  if (!moved) throw refuse("conflict");
  const { id, quoteId, state } = moved;
  if (quoteId !== null) await deps.events.publish(tx, quoteParcelMoved, { id, quoteId, state });
  return moved;
}

/** Inserts a past parcel, such as the demo's. */
export async function registerPastParcel(tx: Database, values: NewParcel, cause: Cause): Promise<void> {
  await insertFirstState(tx, parcelStates, values, cause);
}

/** Records a past transition of a parcel; no mail follows. */
export async function recordPastMove(tx: Database, id: number, move: ParcelMove): Promise<void> {
  const moved = await moveState(tx, parcelStates, { id }, move, null);
  if (!moved) throw new Error(`The parcel ${id} cannot ${move.event} where it is`);
}
