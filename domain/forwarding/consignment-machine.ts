import type { Machine } from "../state/machine.ts";
import type { TrackingCode } from "../tracking/tracking-codes.ts";

/** A flight or vessel takes requests on until it is closed. */
export const CONSIGNMENT_STATES = ["open", "closed"] as const;
export type ConsignmentState = (typeof CONSIGNMENT_STATES)[number];

export const CONSIGNMENT_EVENTS = ["add", "record", "close"] as const;
export type ConsignmentEvent = (typeof CONSIGNMENT_EVENTS)[number];

/** What can happen to a consignment (I10). A report about it reaches all that it carries. */
export const CONSIGNMENT_MACHINE: Machine<ConsignmentState, ConsignmentEvent> = {
  name: "consignment",
  states: CONSIGNMENT_STATES,
  events: CONSIGNMENT_EVENTS,
  initial: { event: "create", state: "open" },
  transitions: [
    { from: "open", event: "add", to: "open", actors: ["staff"] },
    { from: "open", event: "record", to: "open", actors: ["staff"] },
    { from: "open", event: "close", to: "closed", actors: ["staff"] },
  ],
};

/** What can happen to all that a flight or vessel carries at once; a courier delivers one by one. */
export const CONSIGNMENT_CODES = [
  "departed_origin",
  "in_transit",
  "arrived_country",
  "customs_started",
  "customs_cleared",
  "handed_to_local_courier",
  "exception",
] as const satisfies readonly TrackingCode[];

/** How many requests one call adds at most. */
export const MOST_ADDED = 500;

const NUMBER = /^CO([1-9]\d{0,8})$/i;

/** The number that people see. */
export const consignmentNumber = (id: number): string => `CO${id}`;

/** The id of a number as people write it; 0, which nothing has, for anything else. */
export const consignmentId = (number: string): number => Number(NUMBER.exec(number.trim())?.[1] ?? 0);
