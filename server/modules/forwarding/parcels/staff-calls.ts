import { idOf, numberOf } from "#domain/shared/numbers/numbers.ts";
import { refuse, refuseFields } from "#platform/calls/call-errors.ts";
import { staffCalls } from "#platform/calls/implement-staff-calls.ts";
import { actingMember, type StaffCallContext } from "#platform/calls/staff-call-context.ts";
import { warehouseInScope } from "../warehouses/index.ts";
import { holdChanges, NO_ANSWER, receiveParcel, recognise } from "./arrival/receive.ts";
import { listQueue } from "./desk/staff-queue.ts";
import { parcelMissing } from "./events.ts";
import { disposeParcel, finishService, matchParcel, moveByStaff } from "./moves/staff-moves.ts";
import { type ParcelRow, parcelAggregate } from "./parcel-aggregate.ts";
import type { ParcelDeps } from "./parcel-deps.ts";
import { lockReturnFee } from "./returns/return-store.ts";
import { assertReturnPaid, endReturn } from "./returns/returns.ts";
import { concernsParcel } from "./staff-scope.ts";
import { findSuiteOnLabel } from "./suites/suites.ts";

const moved = ({ id, state }: ParcelRow) => ({ status: true as const, number: numberOf("parcel", id), state });

const NO_HOLD = { holdReason: null, holdNote: "", holdUntil: null, ...NO_ANSWER };

export function createStaffParcelCalls(deps: ParcelDeps) {
  const { parcels } = staffCalls;
  return {
    list: parcels.list.handler(({ input, context }) => listQueue(context, input)),

    receive: parcels.receive.handler(async ({ input, context }) => {
      const warehouse = await warehouseInScope(context, input.warehouse);
      const recognised = await recognise(context.db, input);
      const staffId = actingMember(context).id;
      const received = await receiveParcel(deps, context.db, input, { ...recognised, warehouse, staffId });
      concernsParcel(context, numberOf("parcel", received.id), recognised.suite);
      return moved(received);
    }),

    match: parcels.match.handler(async ({ input, context }) => {
      const parcel = await lockAtWork(context, input.number);
      const suite = await findSuiteOnLabel(context.db, input.suite);
      if (!suite) throw refuseFields({ suite: "validation.choice" });
      concernsParcel(context, numberOf("parcel", parcel.id), suite);
      return moved(await matchParcel(deps, context.db, parcel, suite, actingMember(context).id));
    }),

    hold: parcels.hold.handler(async ({ input: { number, ...hold }, context }) => {
      await lockReturnFee(context.db, idOf("parcel", number));
      const parcel = await parcelAggregate.lockInScope(context, number);
      const changes = holdChanges(hold);
      const staffId = actingMember(context).id;
      await endReturn(deps, context.db, parcel.id, { actor: "staff", actorId: staffId });
      return moved(await moveByStaff(deps, context.db, parcel, { event: "hold", staffId, note: hold.note, changes }));
    }),

    release: parcels.release.handler(async ({ input: { number, note }, context }) => {
      const parcel = await parcelAggregate.lockInScope(context, number);
      const staffId = actingMember(context).id;
      return moved(await moveByStaff(deps, context.db, parcel, { event: "release", staffId, note, changes: NO_HOLD }));
    }),

    serviceDone: parcels.serviceDone.handler(async ({ input: { number, ...done }, context }) => {
      const parcel = await parcelAggregate.lockInScope(context, number);
      const staffId = actingMember(context).id;
      return moved(await finishService(deps, context.db, parcel, { ...done, staffId }));
    }),

    returned: parcels.returned.handler(async ({ input: { number, tracking_number }, context }) => {
      const parcel = await parcelAggregate.lockInScope(context, number);
      const staffId = actingMember(context).id;
      await assertReturnPaid(context.db, parcel.id);
      return moved(await moveByStaff(deps, context.db, parcel, { event: "return", staffId, note: tracking_number }));
    }),

    dispose: parcels.dispose.handler(async ({ input, context }) => {
      const parcel = await parcelAggregate.lockInScope(context, input.number);
      return moved(await disposeParcel(deps, context.db, parcel, actingMember(context).id));
    }),

    lose: parcels.lose.handler(async ({ input: { number, note }, context }) => {
      const staffId = actingMember(context).id;
      // A request is locked before its parcels, as everywhere. A parcel outside the scope undoes both.
      await deps.events.publish(context.db, parcelMissing, { parcelId: idOf("parcel", number) ?? 0, staffId, note });
      await lockReturnFee(context.db, idOf("parcel", number));
      const parcel = await parcelAggregate.lockInScope(context, number);
      await endReturn(deps, context.db, parcel.id, { actor: "staff", actorId: staffId });
      return moved(await moveByStaff(deps, context.db, parcel, { event: "lose", staffId, note }));
    }),
  };
}

/** Locks any parcel of the member's warehouses: the caller has to name the storefronts that it concerns. */
async function lockAtWork(context: StaffCallContext, number: string): Promise<ParcelRow> {
  const parcel = await parcelAggregate.lock(context.db, idOf("parcel", number));
  if (!context.scope().warehouses.includes(parcel.warehouseId)) throw refuse("not_found");
  return parcel;
}
