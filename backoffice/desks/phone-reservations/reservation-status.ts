import type { PhoneReservationState } from "#domain/selling/phone-reservations/phone-reservation-machine.ts";
import type { PillTone } from "#ui/pill.tsx";
import type { Status } from "../../kit/column.ts";

const TONES: Readonly<Record<PhoneReservationState, PillTone>> = {
  requested: "neutral",
  queued: "warn",
  offered: "info",
  converted: "ok",
  declined: "neutral",
  cancelled: "neutral",
  expired: "neutral",
};

export const reservationStatus = (state: PhoneReservationState): Status => ({
  label: `staff.phone-reservations.state.${state}`,
  tone: TONES[state],
});
