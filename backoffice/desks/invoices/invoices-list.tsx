import { INVOICE_KINDS, INVOICE_STATES } from "#domain/money/invoices/invoice-states.ts";
import { defineList, type ListRequest } from "../../kit/list/list.ts";
import { deadlineColumn, momentColumn, stateColumn } from "../../kit/list-columns.tsx";
import { shownMoney } from "../../kit/shown.ts";
import { staffApi } from "../../staff-api.ts";
import { ISSUE_INVOICE } from "./invoice-actions.ts";
import { invoiceStatus } from "./invoice-status.ts";

type Row = Awaited<ReturnType<typeof staffApi.invoices.list>>["items"][number];

/** In so many days an invoice runs out that is worth a reminder. */
const SOON_DAYS = 3;

export const INVOICES = defineList<Row>({
  name: "invoices",
  title: "staff.invoices.title",
  permission: "invoices.read",
  read: (request) => staffApi.invoices.list(request as ListRequest & { filter: object; sort: "issued_at" }),
  nameOf: ({ number }) => number,
  search: "staff.invoices.search",
  empty: "staff.invoices.empty",
  sorts: ["-issued_at", "issued_at", "expires_at", "-expires_at"],
  starts: [ISSUE_INVOICE],
  views: [
    { id: "waiting", label: "invoice.status.awaiting_payment", filter: { state: "awaiting_payment" } },
    { id: "soon", label: "staff.invoices.view.soon", filter: { due_in_days: SOON_DAYS } },
    { id: "paid", label: "invoice.status.paid", filter: { state: "paid" } },
    { id: "ended", label: "staff.invoices.view.ended", filter: { state: ["declined", "cancelled", "expired"] } },
    { id: "all", label: "staff.invoices.view.all", filter: {} },
  ],
  filters: [
    {
      name: "state",
      label: "staff.orders.filter.state",
      kind: "choice",
      options: INVOICE_STATES.map((value) => ({ value, label: invoiceStatus(value).label })),
    },
    {
      name: "kind",
      label: "staff.invoices.kind",
      kind: "choice",
      options: INVOICE_KINDS.map((value) => ({ value, label: `invoice.kind.${value}` as const })),
    },
    { name: "issued_at", label: "staff.invoices.issued", kind: "days" },
    { name: "expires_at", label: "staff.invoices.expires", kind: "days" },
    { name: "total", label: "staff.invoices.amount", kind: "amounts" },
  ],
  columns: [
    { id: "number", label: "staff.invoices.column.number", show: ({ number }) => number },
    momentColumn({ id: "issued", label: "staff.invoices.issued", sort: "issued_at" }, ({ issued_at }) => issued_at),
    { id: "customer", label: "staff.invoices.customer", show: ({ customer, email }) => customer || email },
    { id: "kind", label: "staff.invoices.kind", show: ({ kind }, t) => t(`invoice.kind.${kind}`) },
    { id: "about", label: "staff.invoices.subject", show: ({ about }) => about },
    stateColumn({ id: "state", label: "staff.orders.filter.state" }, ({ state }) => invoiceStatus(state)),
    { id: "storefront", label: "staff.orders.column.storefront", show: ({ storefront }) => storefront.toUpperCase() },
    deadlineColumn({ id: "expires", label: "staff.invoices.expires", sort: "expires_at" }, ({ state, expires_at }) =>
      state === "awaiting_payment" ? expires_at : null,
    ),
    {
      id: "total",
      label: "staff.bench.total",
      isNumber: true,
      text: ({ total }, t) => shownMoney(total, t),
      show: ({ total }, t) => <strong className="font-semibold">{shownMoney(total, t)}</strong>,
    },
  ],
});
