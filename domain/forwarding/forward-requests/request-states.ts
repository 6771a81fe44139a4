/** The states of a forward request. */
export const REQUEST_STATES = [
  "draft",
  "awaiting_payment",
  "rehearsing",
  "rehearsed",
  "paid",
  "packing",
  "packed",
  "ready_to_ship",
  "on_hold",
  "dispatched",
  "in_transit",
  "customs",
  "customs_action_needed",
  "out_for_delivery",
  "at_pickup_point",
  "delivered",
  "closed",
  "cancelled",
  "returned",
  "lost",
  "refunded",
] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

/** Where the parcels of a request are, and whether they are paid for. */
export type RequestPhase = "unpaid" | "in_warehouse" | "with_carrier" | "delivered" | "stopped";

/** The phase of each state. */
export const REQUEST_PHASES: Readonly<Record<RequestState, RequestPhase>> = {
  draft: "unpaid",
  awaiting_payment: "unpaid",
  rehearsing: "unpaid",
  rehearsed: "unpaid",
  paid: "in_warehouse",
  packing: "in_warehouse",
  packed: "in_warehouse",
  ready_to_ship: "in_warehouse",
  on_hold: "in_warehouse",
  dispatched: "with_carrier",
  in_transit: "with_carrier",
  customs: "with_carrier",
  customs_action_needed: "with_carrier",
  out_for_delivery: "with_carrier",
  at_pickup_point: "with_carrier",
  delivered: "delivered",
  closed: "delivered",
  cancelled: "stopped",
  returned: "stopped",
  lost: "stopped",
  refunded: "stopped",
};

/** Whether a claim is possible: a lost or returned request was paid for too. */
export function isRequestPaidFor(state: RequestState): boolean {
  const phase = REQUEST_PHASES[state];
  return state === "lost" || state === "returned" || (phase !== "unpaid" && phase !== "stopped");
}

/** The events of a forward request (I10). */
export const REQUEST_EVENTS = [
  "submit",
  "edit",
  "rehearse",
  "pay",
  "cancel",
  "expire",
  "stop",
  "start",
  "measure",
  "label",
  "dispatch",
  "hold",
  "release_to_paid",
  "release_to_packing",
  "release_to_packed",
  "release_to_ready",
  "depart",
  "enter_customs",
  "ask_documents",
  "settle_customs",
  "answer",
  "send_out",
  "reach_point",
  "deliver",
  "close",
  "return",
  "lose",
  "refund",
  "refund_partly",
] as const;
export type RequestEvent = (typeof REQUEST_EVENTS)[number];

/** The effects of a forward request: mails (I9). */
export const REQUEST_EFFECTS = [
  "rehearsed",
  "paid",
  "packed",
  "held",
  "released",
  "dispatched",
  "documents-needed",
  "at-pickup-point",
  "delivered",
  "returned",
  "lost",
  "cancelled",
  "expired",
  "stopped",
  "refunded",
] as const;
export type RequestEffect = (typeof REQUEST_EFFECTS)[number];
