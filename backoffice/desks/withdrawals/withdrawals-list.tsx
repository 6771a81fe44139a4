import { OPEN_WITHDRAWAL_STATES, WITHDRAWAL_STATES } from "#domain/aftersales/withdrawals/withdrawal-machine.ts";
import { defineList, type ListRequest } from "../../kit/list/list.ts";
import { deadlineColumn, momentColumn, stateColumn } from "../../kit/list-columns.tsx";
import { staffApi } from "../../staff-api.ts";
import { withdrawalStatus } from "./withdrawal-status.ts";

type Row = Awaited<ReturnType<typeof staffApi.withdrawals.list>>["items"][number];

const SOON_DAYS = 3;

export const WITHDRAWALS = defineList<Row>({
  name: "withdrawals",
  title: "staff.withdrawals.title",
  permission: "claims.read",
  read: (request) => staffApi.withdrawals.list(request as ListRequest & { filter: object; sort: "refund_by" }),
  nameOf: ({ number }) => number,
  search: "staff.withdrawals.search",
  empty: "staff.withdrawals.empty",
  // The law says until when the money has to be back.
  sorts: ["refund_by", "-refund_by", "created_at", "-created_at"],
  views: [
    { id: "open", label: "staff.withdrawals.view.open", filter: { state: OPEN_WITHDRAWAL_STATES } },
    { id: "due", label: "staff.withdrawals.view.due", filter: { due_in_days: SOON_DAYS } },
    { id: "decide", label: "staff.withdrawals.state.confirmed", filter: { state: "confirmed" } },
    { id: "goods", label: "staff.withdrawals.state.accepted", filter: { state: "accepted" } },
    { id: "ended", label: "staff.withdrawals.view.ended", filter: { state: ["refunded", "refused"] } },
    { id: "all", label: "staff.orders.view.all", filter: {} },
  ],
  filters: [
    {
      name: "state",
      label: "staff.bench.state",
      kind: "choice",
      options: WITHDRAWAL_STATES.map((value) => ({ value, label: withdrawalStatus(value).label })),
    },
    { name: "created_at", label: "staff.withdrawals.stated", kind: "days" },
  ],
  columns: [
    { id: "number", label: "staff.withdrawals.column.number", show: ({ number }) => number },
    momentColumn(
      { id: "stated", label: "staff.withdrawals.stated", sort: "created_at" },
      ({ created_at }) => created_at,
    ),
    { id: "who", label: "staff.withdrawals.who", show: ({ name }) => name },
    {
      id: "order",
      label: "staff.withdrawals.order",
      show: ({ order, stated_number }, t) => order ?? t("staff.withdrawals.unknown-order", { number: stated_number }),
    },
    { id: "storefront", label: "staff.bench.storefront", show: ({ storefront }) => storefront.toUpperCase() },
    {
      id: "window",
      label: "staff.withdrawals.window",
      show: ({ is_in_time }, t) => t(is_in_time ? "staff.withdrawals.in-time" : "staff.withdrawals.late"),
    },
    stateColumn({ id: "state", label: "staff.bench.state" }, ({ state }) => withdrawalStatus(state)),
    deadlineColumn(
      { id: "refund-by", label: "staff.withdrawals.refund-by", sort: "refund_by" },
      ({ state, refund_by }) => (OPEN_WITHDRAWAL_STATES.includes(state) ? refund_by : null),
    ),
  ],
});
