import {
  STAFF_APPROVAL_MACHINE,
  type StaffApprovalState,
} from "#domain/people/staff-approvals/staff-approval-machine.ts";
import type { PillTone } from "#ui/pill.tsx";
import { actionsOn } from "../../kit/form/action.ts";
import { longText } from "../../kit/form/field.ts";
import { shownMoment, shownMoney } from "../../kit/shown.ts";
import { staffApi } from "../../staff-api.ts";
import type { Queue } from "../queue.ts";

type Row = Awaited<ReturnType<typeof staffApi.staffApprovals.list>>["items"][number];

const TONES: Readonly<Record<StaffApprovalState, PillTone>> = {
  pending: "warn",
  approved: "ok",
  rejected: "bad",
  withdrawn: "neutral",
  expired: "neutral",
};

const on = actionsOn<Row>();
const permission = "approvals.write";

const approve = on({
  event: "approve",
  label: "staff.approvals.approve",
  permission,
  fields: {},
  send: ({ number }, _values, sending) => staffApi.staffApprovals.approve({ number }, sending),
});

const reject = on({
  event: "reject",
  label: "staff.approvals.reject",
  permission,
  fields: { reason: longText("staff.bench.reason", { minLength: 3 }) },
  send: ({ number }, values, sending) => staffApi.staffApprovals.reject({ number, ...values }, sending),
});

const withdraw = on({
  event: "withdraw",
  label: "staff.approvals.withdraw",
  permission,
  fields: {},
  send: ({ number }, _values, sending) => staffApi.staffApprovals.withdraw({ number }, sending),
});

/** Calls of members above their limits, about which another member decides. */
export const staffApprovals: Queue<Row> = {
  name: "approvals",
  title: "staff.approvals.title",
  permission: "approvals.read",
  machine: STAFF_APPROVAL_MACHINE,
  list: ({ filter, ...request }) =>
    staffApi.staffApprovals.list({ ...request, filter: filter as { state?: StaffApprovalState } }),
  nameOf: ({ number }) => number,
  stateOf: ({ state }) => state,
  statusOf: (state: StaffApprovalState) => ({ label: `staff.approvals.state.${state}`, tone: TONES[state] }),
  columns: [
    { label: "staff.bench.storefront", text: ({ storefront }) => storefront },
    { label: "staff.approvals.kind", text: ({ kind }, t) => t(`staff.approvals.kind.${kind}`) },
    { label: "staff.approvals.subject", text: ({ subject }) => subject },
    { label: "staff.approvals.amount", text: ({ amount, currency }, t) => shownMoney({ amount, currency }, t) },
    { label: "staff.bench.reason", text: ({ reason }) => reason },
    { label: "staff.approvals.requested-by", text: ({ requested_by }) => requested_by },
    { label: "staff.approvals.requested", text: ({ created_at }) => shownMoment(created_at) },
    {
      label: "staff.approvals.expires",
      text: ({ state, expires_at }) => (state === "pending" ? shownMoment(expires_at) : null),
    },
    { label: "staff.approvals.decided-by", text: ({ decided_by }) => decided_by },
    { label: "staff.approvals.note", text: ({ note }) => note },
  ],
  eventsOf: ({ next_events }) => next_events,
  actions: [approve, reject, withdraw],
};
