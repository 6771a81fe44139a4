import { type OrderStage, type OrderStanding, orderStage } from "./order-stage.ts";

/** Paid for, and neither there nor given up. */
const UNDERWAY: ReadonlySet<OrderStage> = new Set([
  "paid",
  "processing",
  "packed",
  "on_the_way",
  "arrived",
  "customs",
  "with_courier",
]);

/** The last day on which an order was to arrive, once it is past: the order is late, and no other day is known (ACCOUNT-05). */
export function missedArrival(
  standing: Pick<OrderStanding, "state" | "isExpired" | "tracking">,
  arrivesTo: string | null,
  today: string,
): string | null {
  return arrivesTo !== null && arrivesTo < today && UNDERWAY.has(orderStage(standing)) ? arrivesTo : null;
}
