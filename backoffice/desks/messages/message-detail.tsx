import type { MessageEvent } from "#domain/content/contacts/message-machine.ts";
import type { Column } from "../../kit/column.ts";
import { defineDetail } from "../../kit/detail/detail.ts";
import { rowHistory } from "../../kit/detail/row-history.ts";
import { Thread } from "../../kit/detail/thread.tsx";
import { shownMoment } from "../../kit/shown.ts";
import { staffApi } from "../../staff-api.ts";
import { orderLink } from "../order-link.ts";
import { MESSAGE_ACTIONS } from "./message-actions.ts";
import { messageStatus } from "./message-status.ts";

type Message = Awaited<ReturnType<typeof staffApi.contacts.get>>;

const FACTS: readonly Column<Message>[] = [
  { label: "staff.messages.subject", text: ({ subject }) => subject },
  { label: "staff.messages.reason", text: ({ reason }, t) => t(`staff.messages.reason.${reason}`) },
  { label: "staff.messages.order", links: ({ order_number }) => orderLink(order_number) },
  {
    label: "staff.messages.order",
    text: ({ order_number }) => (orderLink(order_number).length > 0 ? null : order_number),
  },
  {
    label: "staff.messages.from",
    text: ({ name, email, is_guest }, t) =>
      [name, email, is_guest && t("staff.orders.guest")].filter(Boolean).join(", "),
  },
  { label: "staff.messages.language", text: ({ language }) => language },
  { label: "staff.bench.storefront", text: ({ storefront }) => storefront.toUpperCase() },
  { label: "staff.messages.answer-by", text: ({ answer_by }) => answer_by && shownMoment(answer_by) },
  {
    label: "staff.messages.held-for",
    text: ({ held_for }, t) => held_for.map((reason) => t(`staff.messages.held-for.${reason}`)).join(", ") || null,
  },
];

export const MESSAGE = defineDetail<Message>({
  name: "messages",
  read: (number) => staffApi.contacts.get({ number }),
  nameOf: ({ number }) => number,
  statusOf: ({ state }) => [messageStatus(state)],
  facts: FACTS,
  sections: [
    {
      id: "thread",
      title: "staff.thread.title",
      show: ({ text, name, created_at, answers }, t) => (
        <Thread
          messages={[
            { author: name || t("staff.thread.customer"), isOurs: false, at: created_at, text },
            ...answers.map(({ by, ...answer }) => ({ author: by, isOurs: true, ...answer })),
          ]}
        />
      ),
    },
  ],
  timelineOf: ({ timeline }, t) =>
    rowHistory(
      {
        timeline,
        labelOf: (event) => `staff.messages.event.${event as MessageEvent | "write"}`,
        tones: { write: "neutral", answer: "ok", close: "neutral", mark_spam: "bad" },
        // Every call about a message moves it.
        moves: (call) => call.startsWith("contacts."),
      },
      t,
    ),
  actions: MESSAGE_ACTIONS,
  eventsOf: ({ next_events }) => next_events,
});
