import type { StaffApprovalEvent } from "#domain/people/staff-approvals/staff-approval-machine.ts";
import type { RowLink } from "../../kit/column.ts";
import { defineDetail } from "../../kit/detail/detail.ts";
import { rowHistory } from "../../kit/detail/row-history.ts";
import { shownMoment } from "../../kit/shown.ts";
import { staffApi } from "../../staff-api.ts";
import { orderLink } from "../order-link.ts";
import { APPROVAL_ACTIONS } from "./approval-actions.ts";
import { Request } from "./approval-request.tsx";
import { approvalStatus } from "./approval-status.ts";

export type Approval = Awaited<ReturnType<typeof staffApi.staffApprovals.get>>;

export const APPROVAL = defineDetail<Approval>({
  name: "approvals",
  read: (number) => staffApi.staffApprovals.get({ number }),
  nameOf: ({ number }) => number,
  statusOf: ({ state }) => [approvalStatus(state)],
  facts: [
    { label: "staff.approvals.kind", text: ({ kind }, t) => t(`staff.approvals.kind.${kind}`) },
    { label: "staff.approvals.subject", links: ({ subject }) => deskOf(subject) },
    {
      label: "staff.approvals.subject",
      text: ({ subject }) => (deskOf(subject).length > 0 ? null : subject),
    },
    { label: "staff.bench.storefront", text: ({ storefront }) => storefront?.toUpperCase() ?? null },
    { label: "staff.approvals.requested", text: ({ created_at }) => shownMoment(created_at) },
    {
      label: "staff.approvals.expires",
      text: ({ state, expires_at }) => (state === "pending" ? shownMoment(expires_at) : null),
    },
    { label: "staff.approvals.note", text: ({ note }) => note },
    { label: "staff.approvals.call", text: ({ call }) => call },
    { label: "staff.approvals.input", text: ({ input }) => linesOf(input) },
  ],
  sections: [
    {
      id: "request",
      title: "staff.approvals.section.request",
      show: (approval) => <Request approval={approval} />,
    },
  ],
  timelineOf: ({ timeline }, t) =>
    rowHistory(
      {
        timeline,
        labelOf: (event) => `staff.approvals.event.${event as StaffApprovalEvent | "request"}`,
        tones: { request: "warn", approve: "ok", reject: "bad", withdraw: "neutral", expire: "neutral" },
        moves: (call) => call.startsWith("staffApprovals."),
      },
      t,
    ),
  actions: APPROVAL_ACTIONS,
  eventsOf: ({ next_events }) => next_events,
});

/** The desk of what the call is about; nothing for a customer. */
function deskOf(subject: string): readonly RowLink[] {
  const [kind, name = ""] = subject.split(":");
  if (kind === "order") return orderLink(name);
  return kind === "payment" ? [{ to: `/payments/${encodeURIComponent(name)}`, text: name }] : [];
}

/** Shown elsewhere in words. */
const IN_WORDS = ["reason", "amount", "currency", "storefront"];

/** The other values that the call gets, by the names that it has for them. */
const linesOf = (input: Approval["input"]) =>
  Object.entries(input)
    .filter(([name]) => !IN_WORDS.includes(name))
    .map(([name, value]) => `${name}: ${typeof value === "string" ? value : JSON.stringify(value)}`)
    .join("\n") || null;
