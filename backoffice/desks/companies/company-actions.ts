import type { MessageKey } from "#i18n/message-key.ts";
import { actionsOn } from "../../kit/form/action.ts";
import { longText } from "../../kit/form/field.ts";
import { staffApi } from "../../staff-api.ts";

const on = actionsOn<{ number: string }>();
const permission = "pro.decide";

/** A decision that needs no reason. */
const open = (event: "activate" | "restore", label: MessageKey) =>
  on({
    event,
    label,
    permission,
    fields: {},
    send: ({ number }, _values, sending) => staffApi.pro[event]({ number }, sending),
  });

/** A decision against the company, which its owners get the reason of. */
const stop = (event: "refuse" | "suspend" | "close", label: MessageKey) =>
  on({
    event,
    label,
    permission,
    fields: { reason: longText("staff.bench.reason", { minLength: 3 }) },
    send: ({ number }, values, sending) => staffApi.pro[event]({ number, ...values }, sending),
  });

const ask = on({
  event: "ask",
  label: "staff.pro.ask",
  permission,
  fields: { question: longText("staff.pro.question", { minLength: 3, maxLength: 1_000 }) },
  send: ({ number }, values, sending) => staffApi.pro.ask({ number, ...values }, sending),
});

export const COMPANY_ACTIONS = [
  open("activate", "staff.pro.activate"),
  open("restore", "staff.pro.restore"),
  ask,
  stop("refuse", "staff.pro.refuse"),
  stop("suspend", "staff.pro.suspend"),
  stop("close", "staff.pro.close"),
];
