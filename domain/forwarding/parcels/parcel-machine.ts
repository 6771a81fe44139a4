import type { Machine } from "#domain/shared/state/machine.ts";
import {
  AWAITED_STATES,
  PARCEL_EVENTS,
  PARCEL_PHASES,
  PARCEL_STATES,
  type ParcelEffect,
  type ParcelEvent,
  type ParcelState,
} from "./parcel-states.ts";

const staff = { actors: ["staff"], permission: "warehouse.work" } as const;
const supervisor = { actors: ["staff"], permission: "warehouse.supervise" } as const;
const customer = { actors: ["customer"] } as const;
const system = { actors: ["system"] } as const;

/** On one of our shelves, whether the owner is known or not. */
const held = PARCEL_STATES.filter((state) => PARCEL_PHASES[state] === "stored");
const free = held.filter((state) => state !== "reserved" && state !== "packed");
const shelved = ["in_storage", "on_hold"] as const;

/**
 * Every transition of a parcel, and its actors (I10). Staff announce an unannounced parcel at its arrival. One event
 * leads to one state, so that an arrival has an event for each of its outcomes.
 */
export const PARCEL_MACHINE: Machine<ParcelState, ParcelEvent, ParcelEffect> = {
  name: "parcel",
  states: PARCEL_STATES,
  events: PARCEL_EVENTS,
  initial: { event: "announce", state: "expected" },
  transitions: [
    ...AWAITED_STATES.map(
      (from) => ({ from, event: "receive", to: "in_storage", ...staff, effects: ["arrived"] }) as const,
    ),
    ...AWAITED_STATES.map(
      (from) => ({ from, event: "receive_on_hold", to: "on_hold", ...staff, effects: ["held"] }) as const,
    ),
    { from: "expected", event: "receive_unidentified", to: "unidentified", ...staff },
    { from: "expected", event: "miss", to: "missing", ...system, effects: ["missing"] },
    ...AWAITED_STATES.map((from) => ({ from, event: "cancel", to: "cancelled", ...customer }) as const),
    { from: "unidentified", event: "match", to: "in_storage", ...staff, effects: ["arrived"] },
    // Staff stop a return too, as long as the box is here.
    ...(["in_storage", "returning"] as const).map(
      (from) => ({ from, event: "hold", to: "on_hold", ...staff, effects: ["held"] }) as const,
    ),
    // The answer waits for staff: they release the parcel, or ask again.
    { from: "on_hold", event: "answer_hold", to: "on_hold", ...customer },
    { from: "on_hold", event: "release", to: "in_storage", ...staff, effects: ["released"] },
    // The system reserves a parcel that was bought for a quote, to send it on.
    { from: "in_storage", event: "reserve", to: "reserved", actors: ["customer", "system"] },
    { from: "reserved", event: "free", to: "in_storage", actors: ["customer", "system"] },
    { from: "reserved", event: "pack", to: "packed", ...staff },
    { from: "packed", event: "unpack", to: "in_storage", ...system },
    { from: "packed", event: "dispatch", to: "dispatched", ...staff },
    { from: "dispatched", event: "deliver", to: "delivered", ...system },
    {
      from: "dispatched",
      event: "come_back",
      to: "in_storage",
      actors: ["staff"],
      permission: "forwarding.write",
      effects: ["arrived"],
    },
    // The parcel goes to the company that its owner works for.
    { from: "in_storage", event: "hand_over", to: "in_storage", ...customer },
    ...shelved.map((from) => ({ from, event: "ask_return", to: "returning", ...customer }) as const),
    { from: "returning", event: "return", to: "returned", ...staff, effects: ["returned"] },
    ...shelved.map(
      (from) => ({ from, event: "abandon", to: "disposal_due", ...system, effects: ["disposal-due"] }) as const,
    ),
    ...shelved.map((from) => ({ from, event: "give_up", to: "disposal_due", ...customer }) as const),
    { from: "disposal_due", event: "rescue", to: "in_storage", ...customer },
    // A parcel that staff held before is held again: only staff end a hold (I21).
    { from: "disposal_due", event: "rescue_to_hold", to: "on_hold", ...customer },
    // The return was called off, or not paid for.
    { from: "returning", event: "rescue", to: "in_storage", actors: ["customer", "system"] },
    { from: "returning", event: "rescue_to_hold", to: "on_hold", actors: ["customer", "system"] },
    { from: "disposal_due", event: "dispose", to: "disposed", ...supervisor, effects: ["disposed"] },
    // A parcel in a request is freed first: the request ends, and its payment is refunded.
    ...free.map((from) => ({ from, event: "lose", to: "lost", ...supervisor, effects: ["lost"] }) as const),
  ],
};
