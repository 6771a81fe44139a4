import type { OrderEvent } from "./order-states.ts";

/** What can happen to a parcel on its way (flows §5.4), in the order in which it usually does. */
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

/** What the steps of an order mean for its parcel; the others leave it where it is (flows §5.4). */
export const TRACKED_EVENTS: Readonly<Partial<Record<OrderEvent, TrackingCode>>> = {
  pack: "packed",
  ship: "departed_origin",
  depart: "in_transit",
  send_out: "handed_to_local_courier",
  deliver: "delivered",
};
