import {
  INVOICE_DAYS,
  INVOICE_MACHINE,
  INVOICE_TONES,
  MOST_INVOICE_DAYS,
} from "#domain/money/invoices/invoice-machine.ts";
import { INVOICE_KINDS, type InvoiceState } from "#domain/money/invoices/invoice-states.ts";
import { LINE_TREATMENTS } from "#domain/money/invoices/invoice-sums.ts";
import { actionsOn } from "../../kit/form/action.ts";
import { amount, choice, longText, optional, text, wholeNumber } from "../../kit/form/field.ts";
import { shownMoment, shownMoney } from "../../kit/shown.ts";
import { staffApi } from "../../staff-api.ts";
import type { Queue } from "../queue.ts";

type Row = Awaited<ReturnType<typeof staffApi.invoices.list>>["items"][number];

const cancel = actionsOn<Row>()({
  event: "cancel",
  label: "staff.invoices.cancel",
  permission: "invoices.write",
  fields: { reason: longText("staff.bench.reason", { minLength: 3 }) },
  send: ({ number }, values, sending) => staffApi.invoices.cancel({ number, ...values }, sending),
});

const issue = actionsOn<null>()({
  event: "issue",
  label: "staff.invoices.issue",
  permission: "invoices.write",
  fields: {
    storefront: text("staff.invoices.storefront", { maxLength: 20 }),
    email: text("staff.invoices.email", { maxLength: 254 }),
    kind: choice(
      "staff.invoices.kind",
      INVOICE_KINDS.map((kind) => ({ value: kind, label: `invoice.kind.${kind}` as const })),
    ),
    about: optional(text("staff.invoices.about", { maxLength: 40 })),
    text: longText("staff.invoices.text", { minLength: 3, maxLength: 200 }),
    amount: amount("staff.invoices.amount"),
    treatment: choice(
      "staff.invoices.treatment",
      LINE_TREATMENTS.map((treatment) => ({
        value: treatment,
        label: `staff.invoices.treatment.${treatment}` as const,
      })),
    ),
    days: optional(wholeNumber("staff.invoices.days", { min: 1, max: MOST_INVOICE_DAYS })),
  },
  send: (_, { text: words, amount: sum, treatment, days = INVOICE_DAYS, ...about }, sending) =>
    staffApi.invoices.issue({ ...about, days, lines: [{ text: words, amount: sum, treatment }] }, sending),
});

export const invoices: Queue<Row> = {
  name: "invoices",
  title: "staff.invoices.title",
  permission: "invoices.read",
  machine: INVOICE_MACHINE,
  list: ({ filter, ...request }) => staffApi.invoices.list({ ...request, filter: filter as { state?: InvoiceState } }),
  nameOf: ({ number }) => number,
  stateOf: ({ state }) => state,
  statusOf: (state: InvoiceState) => ({ label: `invoice.status.${state}`, tone: INVOICE_TONES[state] }),
  columns: [
    { label: "staff.bench.storefront", text: ({ storefront }) => storefront },
    { label: "staff.invoices.email", text: ({ email }) => email },
    { label: "staff.invoices.kind", text: ({ kind }, t) => t(`invoice.kind.${kind}`) },
    { label: "staff.invoices.about", text: ({ about }) => about },
    { label: "staff.bench.total", text: ({ total }, t) => shownMoney(total, t) },
    { label: "staff.invoices.issued", text: ({ issued_at }) => shownMoment(issued_at) },
    { label: "staff.invoices.expires", text: ({ expires_at }) => shownMoment(expires_at) },
  ],
  eventsOf: ({ next_events }) => next_events,
  actions: [cancel],
  starts: [issue],
};
