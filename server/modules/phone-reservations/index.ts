export { insertPastReservation } from "./past-reservations.ts";
export { phoneReservationData } from "./personal-data.ts";
export { openPhoneReservations, type PhoneReservations } from "./phone-reservations.ts";
