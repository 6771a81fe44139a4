import { PHONE_RESERVATION_MACHINE } from "#domain/selling/phone-reservations/phone-reservation-machine.ts";
import { defineAggregate } from "#platform/aggregate/define-aggregate.ts";
import type { PhoneReservationDeps } from "./phone-reservation-deps.ts";
import { mailReservation } from "./reservation-mail.ts";
import { phoneReservations } from "./tables.ts";

export const reservationAggregate = defineAggregate({
  machine: PHONE_RESERVATION_MACHINE,
  table: phoneReservations,
  prefix: "phone_reservation",
  storefrontsOf: ({ storefrontCode }) => [storefrontCode],
  effects: (deps: PhoneReservationDeps, tx, { name, row, occasion }) => mailReservation(deps, tx, row, name, occasion),
});
