export { phoneReservationsModule } from "./module.ts";
export { insertPastReservation } from "./past-reservations.ts";
