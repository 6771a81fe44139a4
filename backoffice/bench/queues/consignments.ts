import {
  CONSIGNMENT_CODES,
  CONSIGNMENT_MACHINE,
  type ConsignmentState,
  MOST_ADDED,
} from "#domain/forwarding/forward-requests/consignment-machine.ts";
import type { PillTone } from "#ui/pill.tsx";
import { actionsOn } from "../../kit/form/action.ts";
import { choice, type Field, optional, text } from "../../kit/form/field.ts";
import { shownMoment } from "../../kit/shown.ts";
import { staffApi } from "../../staff-api.ts";
import type { Queue } from "../queue.ts";
import { warehouse } from "./parcels.ts";

type Row = Awaited<ReturnType<typeof staffApi.consignments.list>>["items"][number];

const TONES: Readonly<Record<ConsignmentState, PillTone>> = { open: "info", closed: "neutral" };

const on = actionsOn<Row>();

/** As they are scanned: one after the other, with spaces, commas or lines between. */
const requests: Field<string[]> = {
  label: "staff.consignments.requests",
  help: "staff.consignments.requests-help",
  control: { kind: "long", maxLength: 10_000 },
  read(typed) {
    const numbers = typed
      .toUpperCase()
      .split(/[\s,;]+/)
      .filter(Boolean);
    const isFine = numbers.length > 0 && numbers.length <= MOST_ADDED && numbers.every((each) => /^FR\d+$/.test(each));
    return isFine ? { value: numbers } : { problem: "staff.consignments.problem.numbers" };
  },
};

const add = on({
  event: "add",
  label: "staff.consignments.add",
  permission: "warehouse.work",
  fields: { requests },
  send: ({ number }, values, sending) => staffApi.consignments.add({ number, ...values }, sending),
});

const record = on({
  event: "record",
  label: "staff.consignments.record",
  permission: "warehouse.work",
  fields: {
    code: choice(
      "staff.shipments.code",
      CONSIGNMENT_CODES.map((code) => ({ value: code, label: `staff.tracking.${code}` as const })),
    ),
    location: optional(text("staff.orders.place")),
  },
  send: ({ number }, values, sending) => staffApi.consignments.event({ number, ...values }, sending),
  report: ({ reached }, _row, t) =>
    reached === 0 ? t("staff.consignments.reached-none") : t("staff.consignments.reached", { count: reached }),
});

const close = on({
  event: "close",
  label: "staff.consignments.close",
  permission: "warehouse.work",
  fields: {},
  send: ({ number }, _values, sending) => staffApi.consignments.close({ number }, sending),
});

const method = choice("staff.forwarding.method", [
  { value: "air", label: "staff.consignments.method.air" },
  { value: "sea", label: "staff.consignments.method.sea" },
]);

const create = actionsOn<null>()({
  event: "create",
  label: "staff.consignments.create",
  permission: "warehouse.work",
  fields: {
    warehouse,
    shipping_method: method,
    reference: text("staff.consignments.reference", { maxLength: 40 }),
    requests,
  },
  send: (_row, values, sending) => staffApi.consignments.create(values, sending),
  report: ({ number }) => number,
});

/** Flights and vessels: what is recorded of one reaches all that it carries. */
export const consignments: Queue<Row> = {
  name: "consignments",
  title: "staff.consignments.title",
  permission: "warehouse.read",
  machine: CONSIGNMENT_MACHINE,
  list: ({ filter, ...request }) =>
    staffApi.consignments.list({ ...request, filter: filter as { state?: ConsignmentState } }),
  nameOf: ({ number }) => number,
  stateOf: ({ state }) => state,
  statusOf: (state: ConsignmentState) => ({ label: `staff.consignments.state.${state}`, tone: TONES[state] }),
  columns: [
    { label: "staff.parcels.warehouse", text: ({ warehouse: code }) => code },
    {
      label: "staff.forwarding.method",
      text: ({ shipping_method }, t) => t(`staff.consignments.method.${shipping_method}`),
    },
    { label: "staff.consignments.reference", text: ({ reference }) => reference },
    { label: "staff.consignments.requests", text: ({ requests: carried }) => String(carried) },
    { label: "staff.consignments.created", text: ({ created_at }) => shownMoment(created_at) },
  ],
  eventsOf: ({ next_events }) => next_events,
  actions: [add, record, close],
  starts: [create],
};
