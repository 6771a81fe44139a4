import type { Machine } from "#domain/shared/state/machine.ts";

/** The states of a hold: a part of a balance that is promised to a payment. */
export const HOLD_STATES = ["held", "captured", "voided"] as const;
export type HoldState = (typeof HOLD_STATES)[number];

export const HOLD_EVENTS = ["capture", "void"] as const;
export type HoldEvent = (typeof HOLD_EVENTS)[number];

/** Every transition of a hold (I10). A hold follows its payment, whose history names the actor. */
export const HOLD_MACHINE: Machine<HoldState, HoldEvent> = {
  name: "hold",
  states: HOLD_STATES,
  events: HOLD_EVENTS,
  initial: { event: "hold", state: "held" },
  transitions: [
    { from: "held", event: "capture", to: "captured", actors: ["system"] },
    { from: "held", event: "void", to: "voided", actors: ["system"] },
  ],
};
