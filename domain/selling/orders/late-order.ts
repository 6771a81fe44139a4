import { type OrderProgress, type OrderStage, orderStage } from "./order-stage.ts";

/** Whether an order of each stage is paid, and neither delivered nor stopped. */
const IN_PROGRESS: Readonly<Record<OrderStage, boolean>> = {
  awaiting_payment: false,
  paid: true,
  processing: true,
  packed: true,
  in_transit: true,
  arrived: true,
  customs: true,
  with_courier: true,
  ready_to_collect: false,
  delivered: false,
  expired: false,
  cancelled: false,
  refunded: false,
  partially_refunded: false,
};

export const isInProgress = (stage: OrderStage) => IN_PROGRESS[stage];

/** The last day on which an order was to arrive, once it is past: the order is late, and no other day is known (ACCOUNT-05). */
export function missedArrival(
  progress: Pick<OrderProgress, "state" | "isExpired" | "tracking">,
  arrivesTo: string | null,
  today: string,
): string | null {
  return arrivesTo !== null && arrivesTo < today && isInProgress(orderStage(progress)) ? arrivesTo : null;
}
