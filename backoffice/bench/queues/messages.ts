import { MESSAGE_MACHINE, type MessageState } from "#domain/content/contacts/message-machine.ts";
import type { PillTone } from "#ui/pill.tsx";
import { actionsOn } from "../../kit/form/action.ts";
import { longText } from "../../kit/form/field.ts";
import { shownMoment } from "../../kit/shown.ts";
import { staffApi } from "../../staff-api.ts";
import type { Queue } from "../queue.ts";

type Row = Awaited<ReturnType<typeof staffApi.contacts.list>>["items"][number];

const TONES: Readonly<Record<MessageState, PillTone>> = {
  held: "warn",
  new: "warn",
  answered: "ok",
  closed: "neutral",
  spam: "bad",
};

const MOST_CHARACTERS = 5_000;

const on = actionsOn<Row>();
const permission = "contacts.write";

const release = on({
  event: "release",
  label: "staff.messages.release",
  permission,
  fields: {},
  send: ({ number }, _values, sending) => staffApi.contacts.release({ number }, sending),
});

const answer = on({
  event: "answer",
  label: "staff.messages.answer",
  permission,
  fields: { text: longText("staff.messages.text", { minLength: 3, maxLength: MOST_CHARACTERS }) },
  send: ({ number }, values, sending) => staffApi.contacts.answer({ number, ...values }, sending),
});

const close = on({
  event: "close",
  label: "staff.messages.close",
  permission,
  fields: {},
  send: ({ number }, _values, sending) => staffApi.contacts.close({ number }, sending),
});

const markSpam = on({
  event: "mark_spam",
  label: "staff.messages.spam",
  permission,
  fields: {},
  send: ({ number }, _values, sending) => staffApi.contacts.spam({ number }, sending),
});

/** Messages to the shop; those that did not pass the checks against spam wait to be released. */
export const messages: Queue<Row> = {
  name: "messages",
  title: "staff.messages.title",
  permission: "contacts.read",
  machine: MESSAGE_MACHINE,
  list: ({ filter, ...request }) => staffApi.contacts.list({ ...request, filter: filter as { state?: MessageState } }),
  nameOf: ({ number }) => number,
  stateOf: ({ state }) => state,
  statusOf: (state: MessageState) => ({ label: `staff.messages.state.${state}`, tone: TONES[state] }),
  columns: [
    { label: "staff.bench.storefront", text: ({ storefront }) => storefront },
    { label: "staff.messages.written", text: ({ created_at }) => shownMoment(created_at) },
    { label: "staff.messages.reason", text: ({ reason }, t) => t(`staff.messages.reason.${reason}`) },
    { label: "staff.messages.order", text: ({ order_number }) => order_number },
    { label: "staff.messages.from", text: ({ name, email }) => [name, email].filter(Boolean).join(", ") },
    { label: "staff.messages.language", text: ({ language }) => language },
    { label: "staff.messages.subject", text: ({ subject }) => subject },
    { label: "staff.messages.message", text: ({ message }) => message },
    { label: "staff.messages.answers", text: ({ answers }) => answers.map(({ text }) => text).join("\n\n") },
    {
      label: "staff.messages.held-for",
      text: ({ held_for }, t) => held_for.map((reason) => t(`staff.messages.held-for.${reason}`)).join(", "),
    },
  ],
  eventsOf: ({ next_events }) => next_events,
  actions: [release, answer, close, markSpam],
};
