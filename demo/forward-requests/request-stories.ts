import type { RequestEvent, RequestState } from "#domain/forwarding/forward-requests/request-states.ts";

const PAID: readonly RequestEvent[] = ["submit", "pay"];
const SENT: readonly RequestEvent[] = [...PAID, "start", "measure", "label", "dispatch"];

/** The events that bring a request into each state. */
export const REQUEST_STORIES: Readonly<Record<RequestState, readonly RequestEvent[]>> = {
  draft: [],
  awaiting_payment: ["submit"],
  rehearsing: ["rehearse"],
  rehearsed: ["rehearse", "measure"],
  paid: PAID,
  packing: [...PAID, "start"],
  packed: [...PAID, "start", "measure"],
  ready_to_ship: [...PAID, "start", "measure", "label"],
  on_hold: [...PAID, "hold"],
  dispatched: SENT,
  in_transit: [...SENT, "depart"],
  customs: [...SENT, "depart", "enter_customs"],
  customs_action_needed: [...SENT, "depart", "enter_customs", "ask_documents"],
  out_for_delivery: [...SENT, "depart", "enter_customs", "send_out"],
  at_pickup_point: [...SENT, "depart", "enter_customs", "reach_point"],
  delivered: [...SENT, "depart", "enter_customs", "send_out", "deliver"],
  closed: [...SENT, "depart", "enter_customs", "send_out", "deliver", "close"],
  cancelled: ["submit", "expire"],
  returned: [...SENT, "depart", "return"],
  lost: [...SENT, "depart", "lose"],
  refunded: [...SENT, "depart", "lose", "refund"],
};

/** The first customer's requests by sea, with the days since; all others are the business customer's. */
export const BY_SHIP: Readonly<Partial<Record<RequestState, number>>> = {
  customs_action_needed: 22,
  at_pickup_point: 24,
  delivered: 30,
};
