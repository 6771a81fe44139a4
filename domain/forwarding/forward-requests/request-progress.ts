import type { DeliveryType } from "#domain/selling/delivery/courier.ts";
import type { OrderProgress } from "#domain/selling/orders/order-stage.ts";
import type { OrderState } from "#domain/selling/orders/order-states.ts";
import type { ShippingMethod } from "../freight/shipping-method.ts";
import type { TrackingCode } from "../shipments/tracking-codes.ts";
import type { RequestState } from "./request-states.ts";

/** The state of an order whose goods are where those of a request are. */
const AS_ORDER: Readonly<Record<RequestState, OrderState>> = {
  draft: "awaiting_payment",
  awaiting_payment: "awaiting_payment",
  rehearsing: "awaiting_payment",
  rehearsed: "awaiting_payment",
  paid: "paid",
  packing: "processing",
  packed: "packed",
  ready_to_ship: "packed",
  on_hold: "processing",
  dispatched: "shipped",
  in_transit: "in_transit",
  customs: "in_transit",
  customs_action_needed: "in_transit",
  out_for_delivery: "out_for_delivery",
  at_pickup_point: "out_for_delivery",
  delivered: "delivered",
  closed: "delivered",
  cancelled: "cancelled",
  returned: "cancelled",
  lost: "cancelled",
  refunded: "refunded",
};

interface Travelling {
  state: RequestState;
  shippingMethod: ShippingMethod;
  deliveryType: DeliveryType;
  /** Days are yyyy-MM-dd. */
  createdOn: string;
  /** Carriers know nothing of it. */
  packedOn: string | null;
  tracking: readonly { code: TrackingCode; day: string }[];
}

/** A request travels the same six steps as an order (FORWARDING-05). */
export const requestProgress = ({ state, createdOn, packedOn, tracking, ...rest }: Travelling): OrderProgress => ({
  ...rest,
  tracking: [...(packedOn === null ? [] : [{ code: "packed", day: packedOn } as const]), ...tracking],
  state: AS_ORDER[state],
  isExpired: false,
  placedOn: createdOn,
});
