import type { TrackingCode } from "../tracking/tracking-codes.ts";
import type { OrderEvent, OrderState } from "./order-states.ts";

/** The states of an order whose parcel is packed, and what leads from each to the next. */
const STATES: readonly OrderState[] = ["packed", "shipped", "in_transit", "out_for_delivery", "delivered"];
const EVENTS: readonly OrderEvent[] = ["ship", "depart", "send_out", "deliver"];

/** The state that a parcel's status proves. A parcel that was lost or came back is for staff to decide about. */
const PROVED: Readonly<Partial<Record<TrackingCode, OrderState>>> = {
  departed_origin: "shipped",
  in_transit: "in_transit",
  arrived_country: "in_transit",
  customs_started: "in_transit",
  customs_info_needed: "in_transit",
  customs_cleared: "in_transit",
  handed_to_local_courier: "out_for_delivery",
  out_for_delivery: "out_for_delivery",
  delivery_failed: "out_for_delivery",
  at_pickup_point: "out_for_delivery",
  delivered: "delivered",
};

/** What happens to an order, one after the other, for it to be where its parcel is; nothing when it is there already (I15). */
export function eventsToFollow(state: OrderState, status: TrackingCode): readonly OrderEvent[] {
  const proved = PROVED[status];
  const from = STATES.indexOf(state);
  const to = proved === undefined ? -1 : STATES.indexOf(proved);
  return from === -1 || to <= from ? [] : EVENTS.slice(from, to);
}
