import { missedArrival } from "../../../domain/orders/late-order.ts";
import {
  type OrderStage,
  type OrderStanding,
  orderStage,
  STAGE_TONES,
  stageMessages,
} from "../../../domain/orders/order-stage.ts";
import type { OrderRow } from "./move-order.ts";
import { dayIn, momentIn, type OrderPlace } from "./order-locale.ts";
import type { TrackingEventRow } from "./order-store.ts";

/** How an order stands, from what is written about it. */
export function standingOf(order: OrderRow, tracking: readonly TrackingEventRow[], place: OrderPlace): OrderStanding {
  return {
    state: order.state,
    isExpired: order.cancelReason === "expired",
    shippingMethod: order.shippingMethod,
    deliveryType: order.courier.deliveryType,
    placedOn: dayIn(place, order.placedAt),
    tracking: tracking.map(({ code, happenedAt }) => ({ code, day: dayIn(place, happenedAt) })),
    arrivesFrom: order.arrivesFrom,
  };
}

/** Its pill, and the one sentence that says what comes next, or that it is late (ACCOUNT-05). */
export function tellStanding(order: OrderRow, standing: OrderStanding, place: OrderPlace, today: string) {
  const stage = orderStage(standing);
  const keys = stageMessages(stage);
  const missed = missedArrival(standing, order.arrivesTo, today);
  return {
    status_key: keys.status,
    status_tone: STAGE_TONES[stage],
    next_step:
      missed === null
        ? { key: keys.next, values: nextValues(stage, order, standing, place) }
        : { key: "order.next.late", values: { day: missed } },
  };
}

function nextValues(stage: OrderStage, order: OrderRow, { tracking }: OrderStanding, place: OrderPlace) {
  const values: Partial<Record<OrderStage, Record<string, string>>> = {
    awaiting_payment: { until: momentIn(place, order.expiresAt) },
    arrived: { courier: order.courier.name },
    with_courier: { courier: order.courier.name },
    ready_to_collect: { place: order.pickupPoint?.name ?? order.courier.name },
    delivered: { day: tracking.findLast(({ code }) => code === "delivered")?.day ?? "" },
  };
  return values[stage] ?? {};
}
