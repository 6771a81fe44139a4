import { MESSAGE_REASONS } from "#domain/content/contacts/contact-message.ts";
import { MESSAGE_STATES } from "#domain/content/contacts/message-machine.ts";
import { defineList, type ListRequest } from "../../kit/list/list.ts";
import { deadlineColumn, momentColumn, stateColumn } from "../../kit/list-columns.tsx";
import { staffApi } from "../../staff-api.ts";
import { MESSAGE_ACTIONS } from "./message-actions.ts";
import { messageStatus } from "./message-status.ts";

type Row = Awaited<ReturnType<typeof staffApi.contacts.list>>["items"][number];

const BULK_EVENTS: readonly string[] = ["release", "close", "mark_spam"];

export const MESSAGES = defineList<Row>({
  name: "messages",
  title: "staff.messages.title",
  permission: "contacts.read",
  read: (request) => staffApi.contacts.list(request as ListRequest & { filter: object; sort: "created_at" }),
  nameOf: ({ number }) => number,
  search: "staff.messages.search",
  empty: "staff.messages.empty",
  // The oldest first: who wrote waits, and was promised an answer within a working day.
  sorts: ["created_at", "-created_at"],
  views: [
    { id: "new", label: "staff.messages.view.new", filter: { state: "new" } },
    { id: "late", label: "staff.messages.view.late", filter: { is_late: true } },
    { id: "held", label: "staff.messages.state.held", filter: { state: "held" } },
    { id: "answered", label: "staff.messages.state.answered", filter: { state: "answered" } },
    { id: "spam", label: "staff.messages.state.spam", filter: { state: "spam" } },
    { id: "all", label: "staff.messages.view.all", filter: {} },
  ],
  filters: [
    {
      name: "state",
      label: "staff.bench.state",
      kind: "choice",
      options: MESSAGE_STATES.map((value) => ({ value, label: messageStatus(value).label })),
    },
    {
      name: "reason",
      label: "staff.messages.reason",
      kind: "choice",
      options: MESSAGE_REASONS.map((value) => ({ value, label: `staff.messages.reason.${value}` as const })),
    },
    { name: "created_at", label: "staff.messages.written", kind: "days" },
  ],
  columns: [
    { id: "number", label: "staff.messages.column.number", show: ({ number }) => number },
    momentColumn(
      { id: "written", label: "staff.messages.written", sort: "created_at" },
      ({ created_at }) => created_at,
    ),
    { id: "subject", label: "staff.messages.subject", show: ({ subject }) => subject },
    { id: "from", label: "staff.messages.from", show: ({ name }) => name },
    { id: "reason", label: "staff.messages.reason", show: ({ reason }, t) => t(`staff.messages.reason.${reason}`) },
    { id: "order", label: "staff.messages.order", show: ({ order_number }) => order_number, isExtra: true },
    { id: "storefront", label: "staff.bench.storefront", show: ({ storefront }) => storefront.toUpperCase() },
    { id: "language", label: "staff.messages.language", show: ({ language }) => language, isExtra: true },
    stateColumn({ id: "state", label: "staff.bench.state" }, ({ state }) => messageStatus(state)),
    deadlineColumn({ id: "answer-by", label: "staff.messages.answer-by" }, ({ answer_by }) => answer_by),
  ],
  bulk: MESSAGE_ACTIONS.filter(({ event }) => BULK_EVENTS.includes(event)).map((action) => ({
    ...action,
    eventsOf: ({ next_events }: Row) => next_events,
  })),
});
