import type { OrderDetails } from "#contracts/shop/selling/orders.ts";
import { ORDER_PHASES } from "#domain/selling/orders/order-states.ts";

/** Ended before delivery: no further steps will follow. */
export const isStopped = ({ state }: Pick<OrderDetails, "state">) => ORDER_PHASES[state] === "stopped";

/** Paid, not there yet and not late: only then days are known. */
export const isExpected = ({ arrives_from }: Pick<OrderDetails, "arrives_from">) => arrives_from !== null;
