import type { MessageKey } from "#i18n/message-key.ts";
import { actionsOn } from "../../kit/form/action.ts";
import { longText, optional, text } from "../../kit/form/field.ts";
import { staffApi } from "../../staff-api.ts";

type Move = Parameters<typeof staffApi.orders.move>[0]["event"];

const on = actionsOn<{ number: string }>();
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
  isDangerous: true,
  permission: "orders.refund",
  fields: { reason: longText("staff.bench.reason", { minLength: 3 }) },
  send: ({ number }, values, sending) => staffApi.orders.refund({ number, ...values }, sending),
});

export const ORDER_ACTIONS = [
  step("process", "staff.orders.process"),
  step("pack", "staff.orders.pack"),
  ship,
  leg("depart", "staff.orders.depart"),
  leg("send_out", "staff.orders.send-out"),
  leg("deliver", "staff.orders.deliver"),
  { ...step("cancel", "staff.orders.cancel"), isDangerous: true },
  refund,
];
