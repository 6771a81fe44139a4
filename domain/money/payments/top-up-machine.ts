import type { Machine } from "#domain/shared/state/machine.ts";

/** The states of a top-up (ACCOUNT-04). An unpaid top-up does not expire, because it reserves nothing. */
export const TOP_UP_STATES = ["awaiting_payment", "paid", "refunded"] as const;
export type TopUpState = (typeof TOP_UP_STATES)[number];

/** The events of a top-up. */
export const TOP_UP_EVENTS = ["pay", "refund"] as const;
export type TopUpEvent = (typeof TOP_UP_EVENTS)[number];

/** Every transition of a top-up (I10). A balance cannot pay for a top-up, so only a provider does. */
export const TOP_UP_MACHINE: Machine<TopUpState, TopUpEvent> = {
  name: "top_up",
  states: TOP_UP_STATES,
  events: TOP_UP_EVENTS,
  initial: { event: "begin", state: "awaiting_payment" },
  transitions: [
    { from: "awaiting_payment", event: "pay", to: "paid", actors: ["provider"] },
    { from: "paid", event: "refund", to: "refunded", actors: ["system"] },
  ],
};
