export { phoneReservationsModule } from "./module.ts";
export { reservationAggregate } from "./reservation-aggregate.ts";
