import type { ShippingMethod } from "#domain/forwarding/freight/shipping-method.ts";
import { decidingCode, type TrackingCode } from "#domain/forwarding/shipments/tracking-codes.ts";
import type { DeliveryType } from "../delivery/courier.ts";
import type { STATUS_TONES } from "./order-kind.ts";
import type { OrderState } from "./order-states.ts";

/** An order's progress as a customer sees it. Days are yyyy-MM-dd in the storefront's time zone. */
export interface OrderProgress {
  state: OrderState;
  isExpired: boolean;
  shippingMethod: ShippingMethod;
  deliveryType: DeliveryType;
  placedOn: string;
  /** The oldest first. */
  tracking: readonly { code: TrackingCode; day: string }[];
}

/** The status of an order as a customer reads it: its state, and while it moves its parcel (ACCOUNT-05). */
export const ORDER_STAGES = [
  "awaiting_payment",
  "paid",
  "processing",
  "packed",
  "in_transit",
  "arrived",
  "customs",
  "with_courier",
  "ready_to_collect",
  "delivered",
  "expired",
  "cancelled",
  "refunded",
  "partially_refunded",
] as const;
export type OrderStage = (typeof ORDER_STAGES)[number];

const STAGE_OF_CODE: Readonly<Partial<Record<TrackingCode, OrderStage>>> = {
  arrived_country: "arrived",
  customs_started: "customs",
  customs_info_needed: "customs",
  customs_cleared: "arrived",
  handed_to_local_courier: "with_courier",
  out_for_delivery: "with_courier",
  at_pickup_point: "ready_to_collect",
  delivery_failed: "with_courier",
};

/** The stage of an order (ACCOUNT-05). */
export function orderStage({ state, isExpired, tracking }: Pick<OrderProgress, "state" | "isExpired" | "tracking">) {
  const decided = decidingCode(tracking);
  const stage = decided && STAGE_OF_CODE[decided];
  if (state === "shipped" || state === "in_transit") return stage ?? "in_transit";
  if (state === "out_for_delivery") return stage === "ready_to_collect" ? stage : "with_courier";
  return state === "cancelled" && isExpired ? "expired" : state;
}

/** A pill's colour follows from what the customer has to do. */
export const STAGE_TONES: Readonly<Record<OrderStage, (typeof STATUS_TONES)[number]>> = {
  awaiting_payment: "warn",
  paid: "pri",
  processing: "pri",
  packed: "pri",
  in_transit: "info",
  arrived: "info",
  customs: "info",
  with_courier: "info",
  ready_to_collect: "ok",
  delivered: "ok",
  expired: "neutral",
  cancelled: "neutral",
  refunded: "neutral",
  partially_refunded: "neutral",
};

/** The messages that name a stage and say what comes next; "You need to do nothing" is a valid one. */
export const stageMessages = (stage: OrderStage) =>
  ({ status: `order.status.${stage}`, next: `order.next.${stage}` }) as const;
