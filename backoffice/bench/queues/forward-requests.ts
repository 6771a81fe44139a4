import { RELEASES, REQUEST_MACHINE } from "#domain/forwarding/forward-requests/request-machine.ts";
import { REQUEST_PHASES, type RequestState } from "#domain/forwarding/forward-requests/request-states.ts";
import { REQUEST_TONES } from "#domain/forwarding/forward-requests/request-status.ts";
import { TRACKED_CARRIERS } from "#domain/forwarding/shipments/tracked-carriers.ts";
import type { Money } from "#domain/money/money/money.ts";
import type { MessageKey } from "#i18n/message-key.ts";
import type { Translate } from "#i18n/translate.ts";
import { actionsOn } from "../../kit/form/action.ts";
import { amount, choice, longText, optional, text } from "../../kit/form/field.ts";
import { shownMoment, shownMoney } from "../../kit/shown.ts";
import { staffApi } from "../../staff-api.ts";
import { boxes } from "../boxes-field.ts";
import type { Queue } from "../queue.ts";

type Row = Awaited<ReturnType<typeof staffApi.forwarding.list>>["items"][number];
type Step = "start" | "dispatch" | "return";

/** Whether a carrier can have made a label. */
const hasBoxes = (state: RequestState) =>
  state === "packed" || state === "ready_to_ship" || REQUEST_PHASES[state] === "with_carrier";

const on = actionsOn<Row>();
const shownSum = (amountOf: Money, { due }: Row, t: Translate) =>
  shownMoney({ amount: amountOf, currency: due?.currency ?? "EUR" }, t);
const note = optional(longText("staff.orders.note"));
const why = longText("staff.bench.reason", { minLength: 3 });

const step = (event: Step, label: MessageKey) =>
  on({
    event,
    label,
    permission: event === "return" ? "forwarding.write" : "warehouse.work",
    fields: { note },
    send: ({ number }, values, sending) => staffApi.forwarding[event]({ number, ...values }, sending),
  });

const measure = on({
  event: "measure",
  label: "staff.forwarding.measure",
  permission: "warehouse.work",
  fields: { boxes, note },
  send: ({ number }, values, sending) => staffApi.forwarding.measure({ number, ...values }, sending),
  report: ({ returned }, row, t) =>
    returned > 0 ? t("staff.forwarding.returned", { amount: shownSum(returned, row, t) }) : null,
});

export const ORDER_LABEL = "order_label";

/** At a carrier, before the boxes are labelled: the carrier answers soon after, and the label is among the papers. */
const orderLabel = on({
  event: ORDER_LABEL,
  label: "staff.forwarding.order-label",
  permission: "warehouse.work",
  fields: {
    carrier: choice(
      "staff.forwarding.carrier",
      TRACKED_CARRIERS.map((value) => ({ value, label: `staff.forwarding.carrier.${value}` as const })),
    ),
  },
  send: ({ number }, values, sending) => staffApi.shipments.label({ number, ...values }, sending),
});

const label = on({
  event: "label",
  label: "staff.forwarding.label",
  permission: "warehouse.work",
  fields: { tracking_number: optional(text("staff.orders.tracking-number", { maxLength: 60 })), note },
  send: ({ number }, values, sending) => staffApi.forwarding.label({ number, ...values }, sending),
});

const hold = on({
  event: "hold",
  label: "staff.forwarding.hold",
  permission: "forwarding.write",
  fields: { note: why },
  send: ({ number }, values, sending) => staffApi.forwarding.hold({ number, ...values }, sending),
});

const releases = Object.values(RELEASES).map((event) =>
  on({
    event,
    label: "staff.forwarding.release",
    permission: "forwarding.write",
    fields: { note },
    send: ({ number }, values, sending) => staffApi.forwarding.release({ number, ...values }, sending),
  }),
);

const askDocuments = on({
  event: "ask_documents",
  label: "staff.forwarding.ask-documents",
  permission: "forwarding.write",
  fields: { note: why },
  send: ({ number }, values, sending) => staffApi.forwarding.askDocuments({ number, ...values }, sending),
});

const settleCustoms = on({
  event: "settle_customs",
  label: "staff.forwarding.settle-customs",
  permission: "forwarding.write",
  fields: {
    duty: amount("staff.forwarding.duty", { orNothing: true }),
    import_vat: amount("staff.forwarding.import-vat", { orNothing: true }),
    note,
  },
  send: ({ number }, values, sending) => staffApi.forwarding.settleCustoms({ number, ...values }, sending),
  report: ({ outcome, difference, invoice }, row, t) =>
    t(`staff.forwarding.customs.${outcome}`, { amount: shownSum(difference, row, t), invoice: invoice ?? "" }),
});

const lose = on({
  event: "lose",
  label: "staff.forwarding.lose",
  permission: "warehouse.supervise",
  fields: { note: why },
  send: ({ number }, values, sending) => staffApi.forwarding.lose({ number, ...values }, sending),
});

export const forwardRequests: Queue<Row> = {
  name: "forward-requests",
  title: "staff.forwarding.title",
  permission: "forwarding.read",
  machine: REQUEST_MACHINE,
  list: ({ filter, ...request }) =>
    staffApi.forwarding.list({ ...request, filter: filter as { state?: RequestState } }),
  nameOf: ({ number }) => number,
  stateOf: ({ state }) => state,
  statusOf: (state: RequestState) => ({ label: `staff.forwarding.state.${state}`, tone: REQUEST_TONES[state] }),
  columns: [
    { label: "staff.bench.storefront", text: ({ storefront }) => storefront },
    {
      label: "staff.forwarding.parcels",
      text: ({ parcels }, t) =>
        parcels
          .map(({ number, shelf, services }) =>
            [number, shelf, ...services.map((kind) => t(`staff.parcels.service.${kind}`))].filter(Boolean).join(" · "),
          )
          .join("\n"),
    },
    {
      label: "staff.forwarding.packing",
      text: ({ packing }, t) =>
        (["join", "wrap", "unbox", "insure"] as const)
          .filter((choice) => packing[choice])
          .map((choice) => t(`staff.forwarding.packing.${choice}`))
          .join(", ") || null,
    },
    { label: "staff.forwarding.deliver-to", text: ({ deliver_to }) => deliver_to.join("\n") || null },
    { label: "staff.forwarding.method", text: ({ shipping_method }) => shipping_method },
    { label: "staff.bench.total", text: ({ due }, t) => due && shownMoney(due, t) },
    { label: "staff.forwarding.paid", text: ({ paid_at }) => paid_at && shownMoment(paid_at) },
  ],
  eventsOf: ({ next_events }) => (next_events.includes("label") ? [...next_events, ORDER_LABEL] : next_events),
  papers: [
    {
      label: "staff.forwarding.customs-invoice",
      permission: "forwarding.read",
      isExpected: ({ has_papers }) => has_papers,
      load: async ({ number }) => (await staffApi.forwarding.getCustomsInvoice({ number })).pdf,
    },
    {
      label: "staff.forwarding.label-pdf",
      permission: "warehouse.read",
      isExpected: ({ state }) => hasBoxes(state),
      load: async ({ number }) => (await staffApi.shipments.getLabel({ number })).pdf,
    },
  ],
  actions: [
    step("start", "staff.forwarding.start"),
    measure,
    orderLabel,
    label,
    step("dispatch", "staff.forwarding.dispatch"),
    hold,
    ...releases,
    askDocuments,
    settleCustoms,
    step("return", "staff.forwarding.return"),
    lose,
  ],
};
