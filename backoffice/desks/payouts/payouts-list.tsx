import { PAYOUT_STATES } from "#domain/money/balance/payout-machine.ts";
import { defineList, type ListRequest } from "../../kit/list/list.ts";
import { momentColumn, stateColumn } from "../../kit/list-columns.tsx";
import { shownMoney } from "../../kit/shown.ts";
import { staffApi } from "../../staff-api.ts";
import { payoutStatus } from "./payout-status.ts";

type Row = Awaited<ReturnType<typeof staffApi.payouts.list>>["items"][number];

export const PAYOUTS = defineList<Row>({
  name: "payouts",
  title: "staff.payouts.title",
  permission: "payouts.read",
  read: (request) => staffApi.payouts.list(request as ListRequest & { filter: object; sort: "created_at" }),
  nameOf: ({ number }) => number,
  search: "staff.payouts.search",
  empty: "staff.payouts.empty",
  // The oldest first: a customer waits for the money.
  sorts: ["created_at", "-created_at"],
  views: [
    { id: "to-decide", label: "staff.payouts.state.requested", filter: { state: "requested" } },
    { id: "moving", label: "staff.payouts.state.confirmed", filter: { state: "confirmed" } },
    { id: "failed", label: "staff.payouts.state.failed", filter: { state: "failed" } },
    { id: "ended", label: "staff.payouts.view.ended", filter: { state: ["paid", "rejected", "cancelled"] } },
    { id: "all", label: "staff.payouts.view.all", filter: {} },
  ],
  filters: [
    {
      name: "state",
      label: "staff.orders.filter.state",
      kind: "choice",
      options: PAYOUT_STATES.map((value) => ({ value, label: payoutStatus(value).label })),
    },
    { name: "created_at", label: "staff.payouts.asked", kind: "days" },
    { name: "amount", label: "staff.payouts.amount", kind: "amounts" },
  ],
  columns: [
    { id: "number", label: "staff.payouts.column.number", show: ({ number }) => number },
    momentColumn({ id: "asked", label: "staff.payouts.asked", sort: "created_at" }, ({ created_at }) => created_at),
    { id: "customer", label: "staff.payouts.customer", show: ({ customer }) => customer },
    stateColumn({ id: "state", label: "staff.orders.filter.state" }, ({ state }) => payoutStatus(state)),
    {
      id: "to",
      label: "staff.payouts.to",
      show: ({ shares }, t) =>
        [...new Set(shares.map(({ payment_processor_id: id }) => t(`staff.payments.provider.${id}`)))].join(", "),
    },
    { id: "storefront", label: "staff.orders.column.storefront", show: ({ storefront }) => storefront.toUpperCase() },
    {
      id: "paid",
      label: "staff.payouts.paid",
      isNumber: true,
      isExtra: true,
      show: ({ paid, currency }, t) => shownMoney({ amount: paid, currency }, t),
    },
    {
      id: "amount",
      label: "staff.payouts.amount",
      isNumber: true,
      text: ({ amount, currency }, t) => shownMoney({ amount, currency }, t),
      show: ({ amount, currency }, t) => (
        <strong className="font-semibold">{shownMoney({ amount, currency }, t)}</strong>
      ),
    },
  ],
});
