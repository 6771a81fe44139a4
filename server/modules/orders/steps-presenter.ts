import type { OrderDetails } from "../../../contracts/shop/orders.ts";
import { missedArrival } from "../../../domain/orders/late-order.ts";
import type { OrderProgress } from "../../../domain/orders/order-stage.ts";
import { orderSteps } from "../../../domain/orders/order-steps.ts";
import type { OrderRow } from "./move-order.ts";

type Arrival = Pick<OrderDetails, "arrives_from" | "arrives_to" | "steps">;

/** How far an order has come and when it is expected; for one that is late no day is known. */
export function presentSteps(
  { arrivesFrom, arrivesTo }: Pick<OrderRow, "arrivesFrom" | "arrivesTo">,
  progress: OrderProgress,
  today: string,
): Arrival {
  const isLate = missedArrival(progress, arrivesTo, today) !== null;
  if (!isLate) return { arrives_from: arrivesFrom, arrives_to: arrivesTo, steps: stepsOf(progress, today) };
  return { arrives_from: null, arrives_to: null, steps: stepsOf({ ...progress, arrivesFrom: null }, today) };
}

/** What is still ahead cannot happen before today. */
function stepsOf(progress: OrderProgress, today: string): OrderDetails["steps"] {
  return orderSteps(progress).map(({ nameKey, state, day }) => {
    const isPast = state === "ahead" && day !== null && day < today;
    return { name_key: nameKey, state, day: isPast ? today : day };
  });
}
