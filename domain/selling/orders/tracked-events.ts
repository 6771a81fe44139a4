import type { TrackingCode } from "#domain/forwarding/shipments/tracking-codes.ts";
import type { OrderEvent } from "./order-states.ts";

/** The events of an order that are a step of its parcel; the others leave the parcel where it is. */
export const TRACKED_EVENTS: Readonly<Partial<Record<OrderEvent, TrackingCode>>> = {
  pack: "packed",
  ship: "departed_origin",
  depart: "in_transit",
  send_out: "handed_to_local_courier",
  deliver: "delivered",
};
