import { PHONE_RESERVATION_STATES } from "#domain/selling/phone-reservations/phone-reservation-machine.ts";
import { formatCount } from "#i18n/format.ts";
import { defineList, type ListRequest } from "../../kit/list/list.ts";
import { momentColumn, stateColumn } from "../../kit/list-columns.tsx";
import { staffApi } from "../../staff-api.ts";
import { RESERVATION_ACTIONS } from "./reservation-actions.ts";
import { reservationStatus } from "./reservation-status.ts";

type Row = Awaited<ReturnType<typeof staffApi.phoneReservations.list>>["items"][number];

export const RESERVATIONS = defineList<Row>({
  name: "phone-reservations",
  title: "staff.phone-reservations.title",
  permission: "stock.read",
  read: (request) => staffApi.phoneReservations.list(request as ListRequest & { filter: object; sort: "created_at" }),
  nameOf: ({ number }) => number,
  search: "staff.phone-reservations.search",
  empty: "staff.phone-reservations.empty",
  sorts: ["created_at", "-created_at"],
  views: [
    { id: "to-offer", label: "staff.phone-reservations.view.to-offer", filter: { is_offerable: true } },
    { id: "offered", label: "staff.phone-reservations.view.offered", filter: { state: "offered" } },
    { id: "queued", label: "staff.phone-reservations.view.queued", filter: { state: "queued" } },
    { id: "unconfirmed", label: "staff.phone-reservations.view.unconfirmed", filter: { state: "requested" } },
    {
      id: "ended",
      label: "staff.phone-reservations.view.ended",
      filter: { state: ["converted", "declined", "cancelled", "expired"] },
    },
    { id: "all", label: "staff.phone-reservations.view.all", filter: {} },
  ],
  filters: [
    {
      name: "state",
      label: "staff.bench.state",
      kind: "choice",
      options: PHONE_RESERVATION_STATES.map((value) => ({ value, label: reservationStatus(value).label })),
    },
    { name: "created_at", label: "staff.phone-reservations.asked", kind: "days" },
    { name: "expires_at", label: "staff.phone-reservations.until", kind: "days" },
  ],
  columns: [
    { id: "number", label: "staff.phone-reservations.column.number", show: ({ number }) => number },
    momentColumn(
      { id: "asked", label: "staff.phone-reservations.asked", sort: "created_at" },
      ({ created_at }) => created_at,
    ),
    { id: "person", label: "staff.phone-reservations.person", show: ({ first_name }) => first_name },
    { id: "sku", label: "staff.phone-reservations.phone", show: ({ sku }) => sku },
    { id: "storefront", label: "staff.bench.storefront", show: ({ storefront }) => storefront.toUpperCase() },
    stateColumn({ id: "state", label: "staff.bench.state" }, ({ state }) => reservationStatus(state)),
    momentColumn({ id: "until", label: "staff.phone-reservations.until" }, ({ expires_at }) => expires_at),
    { id: "place", label: "staff.phone-reservations.place", isNumber: true, show: ({ position }) => position ?? "–" },
    {
      id: "available",
      label: "staff.phone-reservations.available",
      isNumber: true,
      show: ({ available }) => formatCount(available),
    },
  ],
  bulk: RESERVATION_ACTIONS.map((action) => ({ ...action, eventsOf: ({ next_events }: Row) => next_events })),
});
