import { CLAIM_STATES } from "#domain/aftersales/claims/claim-machine.ts";
import { CLAIM_KINDS } from "#domain/aftersales/claims/claim-rules.ts";
import { defineList, type ListRequest } from "../../kit/list/list.ts";
import { deadlineColumn, momentColumn, stateColumn } from "../../kit/list-columns.tsx";
import { shownMoney } from "../../kit/shown.ts";
import { staffApi } from "../../staff-api.ts";
import { claimStatus } from "./claim-status.ts";

type Row = Awaited<ReturnType<typeof staffApi.claims.list>>["items"][number];

export const CLAIMS = defineList<Row>({
  name: "claims",
  title: "staff.claims.title",
  permission: "claims.read",
  read: (request) => staffApi.claims.list(request as ListRequest & { filter: object; sort: "created_at" }),
  nameOf: ({ number }) => number,
  search: "staff.claims.search",
  empty: "staff.claims.empty",
  // The oldest first: a customer waits.
  sorts: ["created_at", "-created_at"],
  views: [
    { id: "ours", label: "staff.claims.view.ours", filter: { state: ["open", "in_review"] } },
    { id: "overdue", label: "staff.claims.view.overdue", filter: { is_overdue: true } },
    { id: "asked", label: "staff.claims.state.info_needed", filter: { state: "info_needed" } },
    { id: "carrier", label: "staff.claims.state.with_carrier", filter: { state: "with_carrier" } },
    { id: "paying", label: "staff.claims.state.approved", filter: { state: "approved" } },
    { id: "all", label: "staff.claims.view.all", filter: {} },
  ],
  filters: [
    {
      name: "state",
      label: "staff.bench.state",
      kind: "choice",
      options: CLAIM_STATES.map((value) => ({ value, label: claimStatus(value).label })),
    },
    {
      name: "kind",
      label: "staff.claims.kind",
      kind: "choice",
      options: CLAIM_KINDS.map((value) => ({ value, label: `staff.claims.kind.${value}` as const })),
    },
    { name: "created_at", label: "staff.claims.made", kind: "days" },
    { name: "cap", label: "staff.claims.cap", kind: "amounts" },
  ],
  columns: [
    { id: "number", label: "staff.claims.column.number", show: ({ number }) => number },
    momentColumn({ id: "made", label: "staff.claims.made", sort: "created_at" }, ({ created_at }) => created_at),
    { id: "about", label: "staff.claims.about", show: ({ about }) => about },
    { id: "kind", label: "staff.claims.kind", show: ({ kind }, t) => t(`staff.claims.kind.${kind}`) },
    stateColumn({ id: "state", label: "staff.bench.state" }, ({ state }) => claimStatus(state)),
    { id: "storefront", label: "staff.bench.storefront", show: ({ storefront }) => storefront.toUpperCase() },
    { id: "who", label: "staff.claims.who", show: ({ email }) => email, isExtra: true },
    {
      id: "cap",
      label: "staff.claims.cap",
      isNumber: true,
      show: ({ cap, currency }, t) => shownMoney({ amount: cap, currency }, t),
    },
    deadlineColumn(
      { id: "answer-until", label: "staff.claims.answer-until" },
      ({ answer_until }) => answer_until && `${answer_until}T23:59:59Z`,
    ),
  ],
});
