import type { STATUS_TONES } from "#domain/selling/orders/order-kind.ts";
import type { OrderTab } from "#domain/selling/orders/order-tab.ts";
import type { RequestState } from "./request-states.ts";

/** A pill's colour follows from what the customer has to do. */
export const REQUEST_TONES: Readonly<Record<RequestState, (typeof STATUS_TONES)[number]>> = {
  draft: "neutral",
  awaiting_payment: "warn",
  rehearsing: "pri",
  rehearsed: "warn",
  paid: "pri",
  packing: "pri",
  packed: "pri",
  ready_to_ship: "pri",
  on_hold: "warn",
  dispatched: "info",
  in_transit: "info",
  customs: "info",
  customs_action_needed: "warn",
  out_for_delivery: "info",
  at_pickup_point: "ok",
  delivered: "ok",
  closed: "ok",
  cancelled: "neutral",
  returned: "bad",
  lost: "bad",
  refunded: "neutral",
};

/** The messages that name a state and say what comes next. */
export const requestMessages = (state: RequestState) =>
  ({ status: `forwarding.status.${state}`, next: `forwarding.next.${state}` }) as const;

/** The tab of My orders that lists it (ACCOUNT-05). A draft is no order yet. */
export const REQUEST_TABS: Readonly<Record<Exclude<RequestState, "draft">, OrderTab>> = {
  awaiting_payment: "unpaid",
  rehearsing: "in_progress",
  rehearsed: "unpaid",
  paid: "in_progress",
  packing: "in_progress",
  packed: "in_progress",
  ready_to_ship: "in_progress",
  on_hold: "in_progress",
  dispatched: "in_progress",
  in_transit: "in_progress",
  customs: "in_progress",
  customs_action_needed: "in_progress",
  out_for_delivery: "in_progress",
  at_pickup_point: "in_progress",
  delivered: "delivered",
  closed: "delivered",
  cancelled: "ended",
  returned: "ended",
  lost: "ended",
  refunded: "ended",
};
