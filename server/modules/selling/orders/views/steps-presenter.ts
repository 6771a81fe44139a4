import type { OrderDetails } from "#contracts/shop/selling/orders.ts";
import { expectedArrival } from "#domain/selling/orders/expected-arrival.ts";
import type { OrderProgress } from "#domain/selling/orders/order-stage.ts";
import { orderSteps } from "#domain/selling/orders/order-steps.ts";
import type { OrderRow } from "../order-aggregate.ts";

type Arrival = Pick<OrderDetails, "arrives_from" | "arrives_to" | "steps">;

/** How far an order has come, and when it is expected. */
export function presentSteps(
  promised: Pick<OrderRow, "arrivesFrom" | "arrivesTo">,
  progress: OrderProgress,
  today: string,
): Arrival {
  const arrival = expectedArrival(promised, progress, today);
  return {
    arrives_from: arrival?.from ?? null,
    arrives_to: arrival?.to ?? null,
    steps: orderSteps(progress, arrival).map(({ nameKey, state, day, lastDay }) => ({
      name_key: nameKey,
      state,
      day,
      last_day: lastDay,
    })),
  };
}
