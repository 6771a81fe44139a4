import { shownMoment } from "../../kit/shown.ts";
import { staffApi } from "../../staff-api.ts";
import type { Queue } from "../queue.ts";

type Row = Awaited<ReturnType<typeof staffApi.parkedReports.list>>["items"][number];

/** Reports of carriers that could not be assigned: the number is recorded later, or the carrier has a new code. */
export const parkedReports: Queue<Row> = {
  name: "parked-reports",
  title: "staff.shipments.parked",
  permission: "warehouse.read",
  list: ({ after }) => staffApi.parkedReports.list(after ? { after } : {}),
  nameOf: ({ id, tracking_number }) => `${id} · ${tracking_number}`,
  columns: [
    { label: "staff.parked-events.received", text: ({ received_at }) => shownMoment(received_at) },
    { label: "staff.shipments.carrier", text: ({ carrier }) => carrier },
    { label: "staff.shipments.code", text: ({ carrier_code }) => carrier_code },
    { label: "staff.bench.reason", text: ({ reason }) => reason },
    { label: "staff.orders.place", text: ({ location }) => location },
  ],
  eventsOf: () => [],
  actions: [],
};
