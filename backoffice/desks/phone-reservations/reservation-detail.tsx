import type { PhoneReservationEvent } from "#domain/selling/phone-reservations/phone-reservation-machine.ts";
import { formatCount } from "#i18n/format.ts";
import type { Column } from "../../kit/column.ts";
import { defineDetail } from "../../kit/detail/detail.ts";
import { rowHistory } from "../../kit/detail/row-history.ts";
import { shownMoment } from "../../kit/shown.ts";
import { staffApi } from "../../staff-api.ts";
import { RESERVATION_ACTIONS } from "./reservation-actions.ts";
import { reservationStatus } from "./reservation-status.ts";

type Reservation = Awaited<ReturnType<typeof staffApi.phoneReservations.get>>;

const FACTS: readonly Column<Reservation>[] = [
  { label: "staff.phone-reservations.phone", text: ({ phone, sku }) => phone || sku },
  { label: "staff.phone-reservations.sku", text: ({ sku }) => sku },
  {
    label: "staff.phone-reservations.person",
    text: ({ first_name, contact, is_guest }, t) =>
      contact === null
        ? t("staff.phone-reservations.erased")
        : [first_name, is_guest && t("staff.phone-reservations.guest")].filter(Boolean).join(", "),
  },
  {
    label: "staff.phone-reservations.contact",
    text: ({ contact }) => contact && [contact.email, contact.phone].filter(Boolean).join("\n"),
  },
  {
    label: "staff.phone-reservations.place",
    text: ({ position, waiting }, t) =>
      position === null ? null : t("staff.phone-reservations.place-of", { place: position, waiting }),
  },
  { label: "staff.phone-reservations.available", text: ({ available }) => formatCount(available) },
  { label: "staff.bench.storefront", text: ({ storefront }) => storefront.toUpperCase() },
  { label: "staff.phone-reservations.asked", text: ({ created_at }) => shownMoment(created_at) },
  { label: "staff.phone-reservations.queued", text: ({ queued_at }) => queued_at && shownMoment(queued_at) },
  { label: "staff.phone-reservations.until", text: ({ expires_at }) => expires_at && shownMoment(expires_at) },
  { label: "staff.phone-reservations.ended", text: ({ ended_at }) => ended_at && shownMoment(ended_at) },
];

export const RESERVATION = defineDetail<Reservation>({
  name: "phone-reservations",
  read: (number) => staffApi.phoneReservations.get({ number }),
  nameOf: ({ number }) => number,
  statusOf: ({ state }) => [reservationStatus(state)],
  facts: FACTS,
  sections: [],
  timelineOf: ({ timeline }, t) =>
    rowHistory(
      {
        timeline,
        labelOf: (event) => `staff.phone-reservations.event.${event as PhoneReservationEvent | "request"}`,
        tones: { offer: "info", take: "ok", decline: "bad", leave: "neutral", expire: "bad" },
        moves: (call) => call.startsWith("phoneReservations."),
      },
      t,
    ),
  actions: RESERVATION_ACTIONS,
  eventsOf: ({ next_events }) => next_events,
});
