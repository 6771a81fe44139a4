import { PARCEL_MACHINE } from "#domain/forwarding/parcels/parcel-machine.ts";
import type { ParcelEvent } from "#domain/forwarding/parcels/parcel-states.ts";
import { defineAggregate } from "#platform/aggregate/define-aggregate.ts";
import type { Move } from "#platform/state/move-state.ts";
import { quoteParcelMoved } from "./events.ts";
import type { ParcelDeps } from "./parcel-deps.ts";
import { PARCEL_EFFECT } from "./parcel-effects.ts";
import { isOwnParcel } from "./parcel-store.ts";
import { storefrontsOf } from "./staff-scope.ts";
import { suiteById } from "./suites/suites.ts";
import { parcels } from "./tables.ts";

export type ParcelRow = typeof parcels.$inferSelect;
export type ParcelMove = Move<ParcelEvent, typeof parcels>;

/** A request is locked before its parcels. Its own are those that the caller may act for. */
export const parcelAggregate = defineAggregate({
  machine: PARCEL_MACHINE,
  table: parcels,
  prefix: "parcel",
  storefrontsOf: async ({ suiteId }, context) =>
    storefrontsOf(context, suiteId === null ? null : await suiteById(context.db, suiteId)),
  warehouseOf: ({ warehouseId }) => warehouseId,
  isOwn: (context, number) => isOwnParcel(context, number, "act"),
  effects: (deps: Pick<ParcelDeps, "jobs" | "events">, tx, effect) => PARCEL_EFFECT.follow(deps, tx, effect),
  async moved(deps, tx, { id, quoteId, state }) {
    if (quoteId !== null) await deps.events.publish(tx, quoteParcelMoved, { id, quoteId, state });
  },
});
