import { ORDER_MACHINE } from "#domain/selling/orders/order-machine.ts";
import { ORDER_PHASES, type OrderPhase, type OrderState } from "#domain/selling/orders/order-states.ts";
import type { MessageKey } from "#i18n/message-key.ts";
import type { PillTone } from "#ui/pill.tsx";
import { staffApi } from "../../staff-api.ts";
import { longText, optional, text } from "../field.ts";
import { actionsOn, type Queue } from "../queue.ts";
import { shownMoment, shownMoney } from "../shown.ts";

type Row = Awaited<ReturnType<typeof staffApi.orders.list>>["items"][number];
type Move = Parameters<typeof staffApi.orders.move>[0]["event"];

const TONES: Readonly<Record<OrderPhase, PillTone>> = {
  unpaid: "warn",
  in_warehouse: "pri",
  with_carrier: "info",
  delivered: "ok",
  stopped: "neutral",
};

const on = actionsOn<Row>();
const note = optional(longText("staff.orders.note"));
const place = optional(text("staff.orders.place"));

/** A step of the order that needs no more than a note. */
const step = (event: Move, label: MessageKey) =>
  on({
    event,
    label,
    permission: "orders.write",
    fields: { note },
    send: ({ number }, values, sending) => staffApi.orders.move({ number, event, ...values }, sending),
  });

/** A step on the way, which the customer sees with its place. */
const leg = (event: Move, label: MessageKey) =>
  on({
    event,
    label,
    permission: "orders.write",
    fields: { location: place, note },
    send: ({ number }, values, sending) => staffApi.orders.move({ number, event, ...values }, sending),
  });

const ship = on({
  event: "ship",
  label: "staff.orders.ship",
  permission: "orders.write",
  fields: { tracking_number: optional(text("staff.orders.tracking-number", { maxLength: 60 })), location: place, note },
  send: ({ number }, values, sending) => staffApi.orders.move({ number, event: "ship", ...values }, sending),
});

const refund = on({
  event: "refund",
  label: "staff.orders.refund",
  permission: "orders.refund",
  fields: { reason: longText("staff.bench.reason", { minLength: 3 }) },
  send: ({ number }, values, sending) => staffApi.orders.refund({ number, ...values }, sending),
});

export const orders: Queue<Row> = {
  name: "orders",
  title: "staff.orders.title",
  permission: "orders.read",
  machine: ORDER_MACHINE,
  list: ({ filter, ...request }) => staffApi.orders.list({ ...request, filter: filter as { state?: OrderState } }),
  nameOf: ({ number }) => number,
  stateOf: ({ state }) => state,
  statusOf: (state: OrderState) => ({ label: `staff.orders.state.${state}`, tone: TONES[ORDER_PHASES[state]] }),
  columns: [
    { label: "staff.bench.storefront", text: ({ storefront }) => storefront },
    { label: "staff.orders.placed", text: ({ placed_at }) => shownMoment(placed_at) },
    { label: "staff.bench.total", text: ({ total }, t) => shownMoney(total, t) },
    { label: "staff.orders.pieces", text: ({ pieces }) => String(pieces) },
    { label: "staff.orders.courier", text: ({ courier }) => courier },
    { label: "staff.orders.courier-note", text: ({ extras }) => extras?.courier_note ?? null },
    { label: "staff.orders.gift-message", text: ({ extras }) => extras?.gift_message ?? null },
    { label: "staff.orders.company", text: ({ extras }) => extras?.company?.name ?? null },
    { label: "staff.orders.tracking-number", text: ({ tracking_number }) => tracking_number },
  ],
  eventsOf: ({ next_events }) => next_events,
  actions: [
    step("process", "staff.orders.process"),
    step("pack", "staff.orders.pack"),
    ship,
    leg("depart", "staff.orders.depart"),
    leg("send_out", "staff.orders.send-out"),
    leg("deliver", "staff.orders.deliver"),
    step("cancel", "staff.orders.cancel"),
    refund,
  ],
};
