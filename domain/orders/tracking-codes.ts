import type { OrderEvent } from "./order-states.ts";

/** What can happen to a parcel, in the order in which it usually does (FORWARDING-05). */
export const TRACKING_CODES = [
  "packed",
  "departed_origin",
  "in_transit",
  "arrived_country",
  "customs_started",
  "customs_info_needed",
  "customs_cleared",
  "handed_to_local_courier",
  "out_for_delivery",
  "at_pickup_point",
  "delivery_failed",
  "delivered",
] as const;
export type TrackingCode = (typeof TRACKING_CODES)[number];

/** The events of an order that are a step of its parcel; the others leave the parcel where it is. */
export const TRACKED_EVENTS: Readonly<Partial<Record<OrderEvent, TrackingCode>>> = {
  pack: "packed",
  ship: "departed_origin",
  depart: "in_transit",
  send_out: "handed_to_local_courier",
  deliver: "delivered",
};
