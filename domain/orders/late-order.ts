import { type OrderProgress, type OrderStage, orderStage } from "./order-stage.ts";

/** Paid, and neither delivered nor stopped. */
const IN_PROGRESS: ReadonlySet<OrderStage> = new Set([
  "paid",
  "processing",
  "packed",
  "in_transit",
  "arrived",
  "customs",
  "with_courier",
]);

export const isInProgress = (stage: OrderStage) => IN_PROGRESS.has(stage);

/** The last day on which an order was to arrive, once it is past: the order is late, and no other day is known (ACCOUNT-05). */
export function missedArrival(
  progress: Pick<OrderProgress, "state" | "isExpired" | "tracking">,
  arrivesTo: string | null,
  today: string,
): string | null {
  return arrivesTo !== null && arrivesTo < today && isInProgress(orderStage(progress)) ? arrivesTo : null;
}
