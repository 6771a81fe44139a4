import { missedArrival } from "#domain/selling/orders/late-order.ts";
import {
  type OrderProgress,
  type OrderStage,
  orderStage,
  STAGE_TONES,
  stageMessages,
} from "#domain/selling/orders/order-stage.ts";
import type { TrackingEventRow } from "#modules/forwarding/shipments/index.ts";
import type { OrderRow } from "../order-aggregate.ts";
import { dayIn, deadlineIn, type OrderLocale } from "../placing/order-locale.ts";

export function progressOf(order: OrderRow, tracking: readonly TrackingEventRow[], locale: OrderLocale): OrderProgress {
  return {
    state: order.state,
    isExpired: order.cancelReason === "expired",
    shippingMethod: order.shippingMethod,
    deliveryType: order.courier.deliveryType,
    placedOn: dayIn(locale, order.placedAt),
    tracking: tracking.map(({ code, happenedAt }) => ({ code, day: dayIn(locale, happenedAt) })),
  };
}

/** Its pill, and the one sentence that says what comes next, or that it is late (ACCOUNT-05). */
export function presentStatus(order: OrderRow, progress: OrderProgress, locale: OrderLocale, today: string) {
  const stage = orderStage(progress);
  const keys = stageMessages(stage);
  const missed = missedArrival(progress, order.arrivesTo, today);
  return {
    status_key: keys.status,
    status_tone: STAGE_TONES[stage],
    next_step:
      missed === null
        ? { key: keys.next, values: nextValues(stage, order, progress, locale) }
        : { key: "order.next.late", values: { day: missed } },
  };
}

function nextValues(stage: OrderStage, order: OrderRow, { tracking }: OrderProgress, locale: OrderLocale) {
  const values: Partial<Record<OrderStage, Record<string, string>>> = {
    awaiting_payment: { until: deadlineIn(locale, order.expiresAt) },
    arrived: { courier: order.courier.name },
    with_courier: { courier: order.courier.name },
    ready_to_collect: { place: order.pickupPoint?.name ?? order.courier.name },
    delivered: { day: tracking.findLast(({ code }) => code === "delivered")?.day ?? "" },
  };
  return values[stage] ?? {};
}
