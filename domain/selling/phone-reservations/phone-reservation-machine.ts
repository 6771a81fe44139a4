import type { Machine } from "#domain/shared/state/machine.ts";

/** The states of a place in the queue for a phone (FORWARDING-08). */
export const PHONE_RESERVATION_STATES = [
  "requested",
  "queued",
  "offered",
  "converted",
  "declined",
  "cancelled",
  "expired",
] as const;
export type PhoneReservationState = (typeof PHONE_RESERVATION_STATES)[number];

/** The events of a phone reservation. */
export const PHONE_RESERVATION_EVENTS = ["confirm", "offer", "take", "decline", "leave", "expire"] as const;
export type PhoneReservationEvent = (typeof PHONE_RESERVATION_EVENTS)[number];

/** The mails that follow the transitions. */
export type PhoneReservationEffect = "queued" | "offered" | "expired";

/** Every transition (I10). Taking an offer puts the phone into the cart, where it stays reserved until the offer's end. */
export const PHONE_RESERVATION_MACHINE: Machine<PhoneReservationState, PhoneReservationEvent, PhoneReservationEffect> =
  {
    name: "phone_reservation",
    states: PHONE_RESERVATION_STATES,
    events: PHONE_RESERVATION_EVENTS,
    initial: { event: "request", state: "requested" },
    transitions: [
      { from: "requested", event: "confirm", to: "queued", actors: ["customer"], effects: ["queued"] },
      { from: "requested", event: "leave", to: "cancelled", actors: ["customer"] },
      { from: "requested", event: "expire", to: "expired", actors: ["system"] },
      {
        from: "queued",
        event: "offer",
        to: "offered",
        actors: ["staff"],
        permission: "stock.write",
        effects: ["offered"],
      },
      { from: "queued", event: "leave", to: "cancelled", actors: ["customer"] },
      { from: "offered", event: "take", to: "converted", actors: ["customer"] },
      { from: "offered", event: "decline", to: "declined", actors: ["customer"] },
      { from: "offered", event: "expire", to: "expired", actors: ["system"], effects: ["expired"] },
    ],
  };

/** While a reservation is in one of these states, the same person cannot reserve another phone. */
export const LIVE_PHONE_RESERVATION_STATES: readonly PhoneReservationState[] = ["requested", "queued", "offered"];
