import type { Machine } from "#domain/shared/state/machine.ts";
import { HOUR_MS } from "#domain/shared/time/durations.ts";

/** The states of a member's request to make a call above the own limit. */
export const STAFF_APPROVAL_STATES = ["pending", "approved", "rejected", "withdrawn", "expired"] as const;
export type StaffApprovalState = (typeof STAFF_APPROVAL_STATES)[number];

export const STAFF_APPROVAL_EVENTS = ["approve", "reject", "withdraw", "expire"] as const;
export type StaffApprovalEvent = (typeof STAFF_APPROVAL_EVENTS)[number];

/** How long a request waits for a decision. */
export const STAFF_APPROVAL_MS = 72 * HOUR_MS;

const permission = "approvals.write";

/** Every transition (I10). Another member decides, once; the requester can withdraw it until then. */
export const STAFF_APPROVAL_MACHINE: Machine<StaffApprovalState, StaffApprovalEvent> = {
  name: "staff_approval",
  states: STAFF_APPROVAL_STATES,
  events: STAFF_APPROVAL_EVENTS,
  initial: { event: "request", state: "pending" },
  transitions: [
    { from: "pending", event: "approve", to: "approved", actors: ["staff"], permission },
    { from: "pending", event: "reject", to: "rejected", actors: ["staff"], permission },
    { from: "pending", event: "withdraw", to: "withdrawn", actors: ["staff"], permission },
    { from: "pending", event: "expire", to: "expired", actors: ["system"] },
  ],
};
