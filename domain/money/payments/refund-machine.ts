import type { Machine } from "#domain/shared/state/machine.ts";

/** The states of one refund (T121). */
export const REFUND_STATES = ["requested", "done", "failed"] as const;
export type RefundState = (typeof REFUND_STATES)[number];

/** The events of a refund. */
export const REFUND_EVENTS = ["finish", "refuse"] as const;
export type RefundEvent = (typeof REFUND_EVENTS)[number];

/** Every transition of a refund (I10): the job that sends the money finishes it, or the provider refuses it. */
export const REFUND_MACHINE: Machine<RefundState, RefundEvent> = {
  name: "refund",
  states: REFUND_STATES,
  events: REFUND_EVENTS,
  initial: { event: "request", state: "requested" },
  transitions: [
    { from: "requested", event: "finish", to: "done", actors: ["system"] },
    { from: "requested", event: "refuse", to: "failed", actors: ["provider"] },
  ],
};
