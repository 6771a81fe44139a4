import { APPROVAL_KINDS } from "#domain/people/staff-approvals/limits.ts";
import { STAFF_APPROVAL_STATES } from "#domain/people/staff-approvals/staff-approval-machine.ts";
import { defineList, type ListRequest } from "../../kit/list/list.ts";
import { deadlineColumn, momentColumn, stateColumn } from "../../kit/list-columns.tsx";
import { shownMoney } from "../../kit/shown.ts";
import { staffApi } from "../../staff-api.ts";
import { approvalStatus } from "./approval-status.ts";

type Row = Awaited<ReturnType<typeof staffApi.staffApprovals.list>>["items"][number];

/** Each request waits for the same time, so the oldest one ends first. */
export const APPROVALS = defineList<Row>({
  name: "approvals",
  title: "staff.approvals.title",
  permission: "approvals.read",
  read: (request) => staffApi.staffApprovals.list(request as ListRequest & { filter: object; sort: "created_at" }),
  nameOf: ({ number }) => number,
  search: "staff.approvals.search",
  empty: "staff.approvals.empty",
  sorts: ["created_at", "-created_at"],
  views: [
    { id: "waiting", label: "staff.approvals.view.waiting", filter: { state: "pending" } },
    { id: "approved", label: "staff.approvals.view.approved", filter: { state: "approved" } },
    { id: "ended", label: "staff.approvals.view.ended", filter: { state: ["rejected", "withdrawn", "expired"] } },
    { id: "all", label: "staff.approvals.view.all", filter: {} },
  ],
  filters: [
    {
      name: "kind",
      label: "staff.approvals.kind",
      kind: "choice",
      options: APPROVAL_KINDS.map((value) => ({ value, label: `staff.approvals.kind.${value}` as const })),
    },
    {
      name: "state",
      label: "staff.bench.state",
      kind: "choice",
      options: STAFF_APPROVAL_STATES.map((value) => ({ value, label: approvalStatus(value).label })),
    },
    { name: "created_at", label: "staff.approvals.requested", kind: "days" },
    { name: "amount", label: "staff.approvals.amount", kind: "amounts" },
  ],
  columns: [
    { id: "number", label: "staff.approvals.column.number", show: ({ number }) => number },
    momentColumn(
      { id: "requested", label: "staff.approvals.requested", sort: "created_at" },
      ({ created_at }) => created_at,
    ),
    {
      id: "requested-by",
      label: "staff.approvals.requested-by",
      show: ({ requested_by, is_own }, t) => (is_own ? t("staff.approvals.you") : requested_by),
    },
    { id: "kind", label: "staff.approvals.kind", show: ({ kind }, t) => t(`staff.approvals.kind.${kind}`) },
    { id: "subject", label: "staff.approvals.subject", show: ({ subject }) => subject },
    {
      id: "storefront",
      label: "staff.bench.storefront",
      show: ({ storefront }) => storefront?.toUpperCase(),
      isExtra: true,
    },
    stateColumn({ id: "state", label: "staff.bench.state" }, ({ state }) => approvalStatus(state)),
    deadlineColumn({ id: "expires", label: "staff.approvals.expires" }, ({ state, expires_at }) =>
      state === "pending" ? expires_at : null,
    ),
    {
      id: "amount",
      label: "staff.approvals.amount",
      isNumber: true,
      text: (row, t) => shownMoney(row, t),
      show: (row, t) => <strong className="font-semibold">{shownMoney(row, t)}</strong>,
    },
  ],
});
