import type { TrackingCode } from "#domain/forwarding/shipments/tracking-codes.ts";
import type { OrderEvent, OrderState } from "./order-states.ts";

/** The states of an order whose parcel is packed, and the events that lead from each to the next. */
const STATES: readonly OrderState[] = ["packed", "shipped", "in_transit", "out_for_delivery", "delivered"];
const EVENTS: readonly OrderEvent[] = ["ship", "depart", "send_out", "deliver"];

/** The state that a parcel's status proves. Staff decide about a parcel that was lost or came back. */
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

/** The events, in order, that bring an order to the state of its parcel; empty when it is there already (I15). */
export function eventsToFollow(state: OrderState, status: TrackingCode): readonly OrderEvent[] {
  const proved = PROVED[status];
  const from = STATES.indexOf(state);
  const to = proved === undefined ? -1 : STATES.indexOf(proved);
  return from === -1 || to <= from ? [] : EVENTS.slice(from, to);
}
