import type { Machine } from "#domain/shared/state/machine.ts";

/** The states of a buyer's request to pay above the monthly limit. */
export const APPROVAL_STATES = ["asked", "approved", "sent_back"] as const;
export type ApprovalState = (typeof APPROVAL_STATES)[number];

export const APPROVAL_EVENTS = ["approve", "send_back"] as const;
export type ApprovalEvent = (typeof APPROVAL_EVENTS)[number];

/** Every transition (I10). An owner decides once; what was sent back is asked for again as a new request. */
export const APPROVAL_MACHINE: Machine<ApprovalState, ApprovalEvent> = {
  name: "company_approval",
  states: APPROVAL_STATES,
  events: APPROVAL_EVENTS,
  initial: { event: "ask", state: "asked" },
  transitions: [
    { from: "asked", event: "approve", to: "approved", actors: ["customer"] },
    { from: "asked", event: "send_back", to: "sent_back", actors: ["customer"] },
  ],
};
