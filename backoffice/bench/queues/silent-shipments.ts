import { TRACKING_CODES } from "#domain/forwarding/shipments/tracking-codes.ts";
import { actionsOn } from "../../kit/form/action.ts";
import { choice, optional, text } from "../../kit/form/field.ts";
import { shownMoment } from "../../kit/shown.ts";
import { staffApi } from "../../staff-api.ts";
import type { Queue } from "../queue.ts";

type Row = Awaited<ReturnType<typeof staffApi.silentShipments.list>>["items"][number];

const on = actionsOn<Row>();

const record = on({
  event: "record",
  label: "staff.shipments.record",
  permission: "warehouse.work",
  fields: {
    code: choice(
      "staff.shipments.code",
      TRACKING_CODES.map((code) => ({ value: code, label: `staff.tracking.${code}` as const })),
    ),
    location: optional(text("staff.orders.place")),
  },
  send: ({ shipment }, values, sending) => staffApi.shipments.record({ shipment, ...values }, sending),
});

/** Parcels on their way of which nothing has been heard for days: a member asks the carrier and records what it says. */
export const silentShipments: Queue<Row> = {
  name: "silent-shipments",
  title: "staff.shipments.silent",
  permission: "warehouse.read",
  list: ({ after }) => staffApi.silentShipments.list(after ? { after } : {}),
  nameOf: ({ number }) => number,
  columns: [
    { label: "staff.bench.storefront", text: ({ storefront }) => storefront },
    { label: "staff.shipments.carrier", text: ({ carrier }) => carrier },
    { label: "staff.orders.tracking-number", text: ({ tracking_number }) => tracking_number },
    { label: "staff.shipments.code", text: ({ status }, t) => status && t(`staff.tracking.${status}`) },
    { label: "staff.shipments.last-event", text: ({ last_event_at }) => last_event_at && shownMoment(last_event_at) },
  ],
  eventsOf: ({ next_events }) => next_events,
  actions: [record],
};
