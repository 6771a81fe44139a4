import { idOf } from "#domain/shared/numbers/numbers.ts";
import { refuse } from "#platform/calls/call-errors.ts";
import { staffCalls } from "#platform/calls/implement-staff-calls.ts";
import { actingMember } from "#platform/calls/staff-call-context.ts";
import { listReservations } from "./list-reservations.ts";
import { offerPhone } from "./offer-phone.ts";
import type { PhoneReservationDeps } from "./phone-reservation-deps.ts";
import { lockReservation } from "./reservation-store.ts";

export function createStaffPhoneReservationCalls(deps: PhoneReservationDeps) {
  return {
    list: staffCalls.phoneReservations.list.handler(({ input, context }) => listReservations(context, input)),

    offer: staffCalls.phoneReservations.offer.handler(async ({ input, context }) => {
      const reservation = await lockReservation(context.db, idOf("phone_reservation", input.number) ?? 0);
      if (!reservation) throw refuse("not_found");
      context.concerns({ name: `phone-reservation:${input.number}`, storefronts: [reservation.storefrontCode] });
      const { state } = await offerPhone(deps, context.db, reservation, actingMember(context).id);
      return { status: true as const, state };
    }),
  };
}
