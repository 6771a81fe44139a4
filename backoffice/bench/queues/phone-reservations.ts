import {
  PHONE_RESERVATION_MACHINE,
  type PhoneReservationState,
} from "#domain/selling/phone-reservations/phone-reservation-machine.ts";
import type { PillTone } from "#ui/pill.tsx";
import { actionsOn } from "../../kit/form/action.ts";
import { shownMoment } from "../../kit/shown.ts";
import { staffApi } from "../../staff-api.ts";
import type { Queue } from "../queue.ts";

type Row = Awaited<ReturnType<typeof staffApi.phoneReservations.list>>["items"][number];

const TONES: Readonly<Record<PhoneReservationState, PillTone>> = {
  requested: "neutral",
  queued: "warn",
  offered: "info",
  converted: "ok",
  declined: "neutral",
  cancelled: "neutral",
  expired: "neutral",
};

const offer = actionsOn<Row>()({
  event: "offer",
  label: "staff.phone-reservations.offer",
  permission: "stock.write",
  fields: {},
  send: ({ number }, _values, sending) => staffApi.phoneReservations.offer({ number }, sending),
});

/** The queues for phones that are sold out. */
export const phoneReservations: Queue<Row> = {
  name: "phone-reservations",
  title: "staff.phone-reservations.title",
  permission: "stock.read",
  machine: PHONE_RESERVATION_MACHINE,
  list: ({ filter, ...request }) =>
    staffApi.phoneReservations.list({ ...request, filter: filter as { state?: PhoneReservationState } }),
  nameOf: ({ number }) => number,
  stateOf: ({ state }) => state,
  statusOf: (state: PhoneReservationState) => ({
    label: `staff.phone-reservations.state.${state}`,
    tone: TONES[state],
  }),
  columns: [
    { label: "staff.bench.storefront", text: ({ storefront }) => storefront },
    { label: "staff.phone-reservations.phone", text: ({ sku }) => sku },
    { label: "staff.phone-reservations.person", text: ({ first_name }) => first_name },
    { label: "staff.phone-reservations.place", text: ({ position }) => (position === null ? null : String(position)) },
    { label: "staff.phone-reservations.available", text: ({ available }) => String(available) },
    { label: "staff.phone-reservations.asked", text: ({ created_at }) => shownMoment(created_at) },
    {
      label: "staff.phone-reservations.until",
      text: ({ expires_at }) => (expires_at === null ? null : shownMoment(expires_at)),
    },
  ],
  eventsOf: ({ next_events }) => next_events,
  actions: [offer],
};
