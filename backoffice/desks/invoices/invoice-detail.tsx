import type { InvoiceEvent } from "#domain/money/invoices/invoice-states.ts";
import type { Column } from "../../kit/column.ts";
import { defineDetail } from "../../kit/detail/detail.ts";
import { shownMoment, shownMoney } from "../../kit/shown.ts";
import { staffApi } from "../../staff-api.ts";
import { AttemptList } from "../attempt-list.tsx";
import { moneyHistory } from "../money-history.ts";
import { orderLink } from "../order-link.ts";
import { INVOICE_ACTIONS } from "./invoice-actions.ts";
import { InvoiceLines } from "./invoice-lines.tsx";
import { invoiceStatus } from "./invoice-status.ts";

export type Invoice = Awaited<ReturnType<typeof staffApi.invoices.get>>;

const FACTS: readonly Column<Invoice>[] = [
  {
    label: "staff.invoices.customer",
    text: ({ customer, email, is_guest }, t) =>
      [customer, email, is_guest && t("staff.orders.guest")].filter(Boolean).join(", "),
  },
  { label: "staff.invoices.kind", text: ({ kind }, t) => t(`invoice.kind.${kind}`) },
  { label: "staff.invoices.subject", links: ({ about }) => orderLink(about) },
  { label: "staff.invoices.subject", text: ({ about }) => (orderLink(about).length > 0 ? null : about) },
  { label: "staff.bench.total", text: ({ total }, t) => shownMoney(total, t) },
  { label: "staff.invoices.issued", text: ({ issued_at }) => shownMoment(issued_at) },
  { label: "staff.invoices.expires", text: ({ expires_at }) => shownMoment(expires_at) },
  { label: "staff.invoices.paid", text: ({ paid_at }) => paid_at && shownMoment(paid_at) },
  { label: "staff.orders.column.storefront", text: ({ storefront }) => storefront.toUpperCase() },
];

export const INVOICE = defineDetail<Invoice>({
  name: "invoices",
  read: (number) => staffApi.invoices.get({ number }),
  nameOf: ({ number }) => number,
  statusOf: ({ state }) => [invoiceStatus(state)],
  facts: FACTS,
  papers: [
    {
      label: "staff.invoices.document",
      permission: "invoices.read",
      isExpected: ({ has_document }) => has_document,
      load: async ({ number }) => (await staffApi.invoices.getDocument({ number })).pdf,
    },
  ],
  sections: [
    { id: "lines", title: "staff.invoices.section.lines", show: (invoice) => <InvoiceLines invoice={invoice} /> },
    {
      id: "payments",
      title: "staff.orders.section.payments",
      show: ({ payments }) => (payments.length > 0 ? <AttemptList attempts={payments} /> : null),
    },
  ],
  timelineOf: ({ timeline }, t) =>
    moneyHistory(
      {
        timeline,
        labelOf: (event) => `staff.invoices.event.${event as InvoiceEvent | "issue"}`,
        tones: { issue: "warn", pay: "ok", decline: "neutral", cancel: "neutral", expire: "bad" },
        // Issued and cancelled are status events, a refund has entries of its own.
        moves: (call) => call.startsWith("invoices.") || call === "payments.refund",
      },
      t,
    ),
  actions: INVOICE_ACTIONS,
  eventsOf: ({ next_events }) => next_events,
});
