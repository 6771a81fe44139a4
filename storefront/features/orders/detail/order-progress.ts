import type { OrderDetails } from "../../../../contracts/shop/orders.ts";

type OrderProgress = Pick<OrderDetails, "state" | "steps">;

/** Ended before delivery: no further steps will follow. */
export const isStopped = ({ state }: Pick<OrderProgress, "state">) => state === "cancelled" || state === "refunded";

/** Paid and not delivered yet: only then an arrival is shown. */
export const isExpected = ({ state, steps }: OrderProgress) =>
  state !== "awaiting_payment" && !isStopped({ state }) && steps.at(-1)?.state === "ahead";
