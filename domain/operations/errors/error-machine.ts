import type { Machine } from "#domain/shared/state/machine.ts";

/** The states of a kind of error: somebody has to look at it, it is repaired, or it is nothing to repair. */
export const ERROR_STATES = ["open", "resolved", "ignored"] as const;
export type ErrorState = (typeof ERROR_STATES)[number];

export const ERROR_EVENTS = ["resolve", "ignore", "reopen", "recur"] as const;
export type ErrorEvent = (typeof ERROR_EVENTS)[number];

/** Every transition (I10). What was resolved recurs when a build that is newer than the repair has it too. */
export const ERROR_MACHINE: Machine<ErrorState, ErrorEvent, never> = {
  name: "error_group",
  states: ERROR_STATES,
  events: ERROR_EVENTS,
  initial: { event: "happen", state: "open" },
  transitions: [
    { from: "open", event: "resolve", to: "resolved", actors: ["staff"], permission: "errors.write" },
    { from: "open", event: "ignore", to: "ignored", actors: ["staff"], permission: "errors.write" },
    { from: "resolved", event: "recur", to: "open", actors: ["system"] },
    { from: "resolved", event: "reopen", to: "open", actors: ["staff"], permission: "errors.write" },
    { from: "ignored", event: "reopen", to: "open", actors: ["staff"], permission: "errors.write" },
  ],
};
