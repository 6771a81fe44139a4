import { shownMoment } from "../../kit/shown.ts";
import { staffApi } from "../../staff-api.ts";
import type { Queue } from "../queue.ts";

type Row = Awaited<ReturnType<typeof staffApi.parkedEvents.list>>["items"][number];

/** Provider events that could not be applied: a member compares them with the provider's own pages. */
export const parkedEvents: Queue<Row> = {
  name: "parked-events",
  title: "staff.parked-events.title",
  permission: "payments.read",
  list: ({ after }) => staffApi.parkedEvents.list(after ? { after } : {}),
  nameOf: ({ id, event_id }) => `${id} · ${event_id}`,
  columns: [
    { label: "staff.parked-events.received", text: ({ received_at }) => shownMoment(received_at) },
    { label: "staff.payments.provider", text: ({ payment_processor_id: id }, t) => t(`staff.payments.provider.${id}`) },
    { label: "staff.parked-events.kind", text: ({ kind }) => kind },
    { label: "staff.bench.reason", text: ({ reason }) => reason },
    { label: "staff.parked-events.payment", text: ({ payment }) => payment },
  ],
  eventsOf: () => [],
  actions: [],
};
