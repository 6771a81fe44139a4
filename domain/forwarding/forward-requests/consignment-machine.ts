import type { Machine } from "#domain/shared/state/machine.ts";
import type { TrackingCode } from "../shipments/tracking-codes.ts";

/** A consignment takes requests on until it is closed. */
export const CONSIGNMENT_STATES = ["open", "closed"] as const;
export type ConsignmentState = (typeof CONSIGNMENT_STATES)[number];

export const CONSIGNMENT_EVENTS = ["add", "record", "close"] as const;
export type ConsignmentEvent = (typeof CONSIGNMENT_EVENTS)[number];

/** Every transition of a consignment (I10). A report about it applies to all its requests. */
export const CONSIGNMENT_MACHINE: Machine<ConsignmentState, ConsignmentEvent> = {
  name: "consignment",
  states: CONSIGNMENT_STATES,
  events: CONSIGNMENT_EVENTS,
  initial: { event: "create", state: "open" },
  transitions: [
    { from: "open", event: "add", to: "open", actors: ["staff"], permission: "warehouse.work" },
    { from: "open", event: "record", to: "open", actors: ["staff"], permission: "warehouse.work" },
    { from: "open", event: "close", to: "closed", actors: ["staff"], permission: "warehouse.work" },
  ],
};

/** The tracking codes of a whole consignment; a courier delivers its requests one by one. */
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
