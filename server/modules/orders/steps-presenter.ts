import type { OrderDetails } from "../../../contracts/shop/orders.ts";
import { missedArrival } from "../../../domain/orders/late-order.ts";
import type { OrderStanding } from "../../../domain/orders/order-stage.ts";
import { orderWay } from "../../../domain/orders/order-steps.ts";
import type { OrderRow } from "./move-order.ts";

type Way = Pick<OrderDetails, "arrives_from" | "arrives_to" | "steps">;

/** How far an order has come and when it is expected; for one that is late no day is known. */
export function tellWay(
  { arrivesFrom, arrivesTo }: Pick<OrderRow, "arrivesFrom" | "arrivesTo">,
  standing: OrderStanding,
  today: string,
): Way {
  const isLate = missedArrival(standing, arrivesTo, today) !== null;
  if (!isLate) return { arrives_from: arrivesFrom, arrives_to: arrivesTo, steps: stepsOf(standing, today) };
  return { arrives_from: null, arrives_to: null, steps: stepsOf({ ...standing, arrivesFrom: null }, today) };
}

/** What is still ahead cannot happen before today. */
function stepsOf(standing: OrderStanding, today: string): OrderDetails["steps"] {
  return orderWay(standing).map(({ nameKey, state, day }) => {
    const isPast = state === "ahead" && day !== null && day < today;
    return { name_key: nameKey, state, day: isPast ? today : day };
  });
}
