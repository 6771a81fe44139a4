import type { Machine } from "#domain/shared/state/machine.ts";

/** The states of a payout: money of top-ups that is refunded from a balance to where it came from. */
export const PAYOUT_STATES = ["requested", "confirmed", "paid", "rejected", "cancelled", "failed"] as const;
export type PayoutState = (typeof PAYOUT_STATES)[number];

export const PAYOUT_EVENTS = ["confirm", "reject", "cancel", "finish", "fail"] as const;
export type PayoutEvent = (typeof PAYOUT_EVENTS)[number];

/** The mails that follow. */
export type PayoutEffect = "paid" | "rejected" | "failed";

/** Every transition of a payout (I10). The customer can cancel it until staff confirm it. */
export const PAYOUT_MACHINE: Machine<PayoutState, PayoutEvent, PayoutEffect> = {
  name: "payout",
  states: PAYOUT_STATES,
  events: PAYOUT_EVENTS,
  initial: { event: "request", state: "requested" },
  transitions: [
    { from: "requested", event: "confirm", to: "confirmed", actors: ["staff"], permission: "payouts.write" },
    {
      from: "requested",
      event: "reject",
      to: "rejected",
      actors: ["staff"],
      permission: "payouts.write",
      effects: ["rejected"],
    },
    { from: "requested", event: "cancel", to: "cancelled", actors: ["customer"] },
    // Staff finish a payout whose last part they sent by hand.
    {
      from: "confirmed",
      event: "finish",
      to: "paid",
      actors: ["system", "staff"],
      permission: "payouts.write",
      effects: ["paid"],
    },
    { from: "confirmed", event: "fail", to: "failed", actors: ["system"], effects: ["failed"] },
  ],
};

/** The states in which the money is held or being sent. A customer has at most one such payout. */
export const OPEN_PAYOUT_STATES: readonly PayoutState[] = ["requested", "confirmed"];
