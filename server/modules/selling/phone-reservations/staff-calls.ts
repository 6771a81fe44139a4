import { staffCalls } from "#platform/calls/implement-staff-calls.ts";
import { actingMember } from "#platform/calls/staff-call-context.ts";
import { getForStaff } from "./get-for-staff.ts";
import { listReservations } from "./list-reservations.ts";
import { offerPhone } from "./offer-phone.ts";
import type { PhoneReservationDeps } from "./phone-reservation-deps.ts";
import { reservationAggregate } from "./reservation-aggregate.ts";

export function createStaffPhoneReservationCalls(deps: PhoneReservationDeps) {
  return {
    list: staffCalls.phoneReservations.list.handler(({ input, context }) => listReservations(context, input)),

    get: staffCalls.phoneReservations.get.handler(({ input, context }) => getForStaff(deps, context, input.number)),

    offer: staffCalls.phoneReservations.offer.handler(async ({ input, context }) => {
      const reservation = await reservationAggregate.lockInScope(context, input.number);
      const { state } = await offerPhone(deps, context.db, reservation, actingMember(context).id);
      return { status: true as const, state };
    }),
  };
}
