import { nextState } from "#domain/shared/state/machine.ts";
import type { TrackingCode } from "../shipments/tracking-codes.ts";
import { REQUEST_MACHINE } from "./request-machine.ts";
import type { RequestEvent, RequestState } from "./request-states.ts";

/** The event that a carrier's report proves. Staff decide about a box that was lost or returned. */
const PROVED: Readonly<Partial<Record<TrackingCode, RequestEvent>>> = {
  in_transit: "depart",
  arrived_country: "depart",
  customs_started: "enter_customs",
  customs_info_needed: "enter_customs",
  customs_cleared: "enter_customs",
  handed_to_local_courier: "send_out",
  out_for_delivery: "send_out",
  delivery_failed: "send_out",
  at_pickup_point: "reach_point",
  delivered: "deliver",
};

/** The event that moves a request to the state of its boxes; null when it is there, or further (I15). */
export function eventToFollow(state: RequestState, status: TrackingCode): RequestEvent | null {
  const event = PROVED[status];
  return event && nextState(REQUEST_MACHINE, state, event, "system") !== null ? event : null;
}
