import type { Machine } from "../state/machine.ts";

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
    { from: "open", event: "resolve", to: "resolved", actors: ["staff"] },
    { from: "open", event: "ignore", to: "ignored", actors: ["staff"] },
    { from: "resolved", event: "recur", to: "open", actors: ["system"] },
    { from: "resolved", event: "reopen", to: "open", actors: ["staff"] },
    { from: "ignored", event: "reopen", to: "open", actors: ["staff"] },
  ],
};

export const errorNumber = (id: number) => `ER${id}`;

export function errorIdOf(number: string): number | null {
  const digits = /^ER([1-9]\d{0,8})$/.exec(number)?.[1];
  return digits === undefined ? null : Number(digits);
}

/** Of one kind and day no more events are stored; they are still counted. */
export const EVENTS_OF_A_DAY = 100;
/** Kinds that begin on one day. Messages come from browsers, so that anybody could invent more. */
export const NEW_KINDS_OF_A_DAY = 200;
/** Segments of replays of one day, and of one replay. */
export const SEGMENTS_OF_A_DAY = 1_000;
export const SEGMENTS_OF_A_REPLAY = 60;
/** Events and replays are deleted after these days, and kinds of which nothing was heard since. */
export const ERRORS_KEPT_DAYS = 30;

/** Of the sessions of the shop, and of their errors (TRACK-05). */
export const ERROR_SAMPLES = { errors: 0.5, traces: 0.2, replays: 0.1, replaysOnError: 1 } as const;

/** The project of the shop's own error sink. */
export const OWN_PROJECT = "1";
export const MOST_ENVELOPE_BYTES = 200_000;
export const MOST_REPLAY_BYTES = 1_000_000;
