import type { OrderDetails } from "../../../../contracts/shop/orders.ts";

type Standing = Pick<OrderDetails, "state" | "steps">;

/** It ended on its way: there is no line of steps to follow any more. */
export const isStopped = ({ state }: Pick<Standing, "state">) => state === "cancelled" || state === "refunded";

/** Paid for, on its way and not there yet: only then a day of arrival means anything. */
export const isExpected = ({ state, steps }: Standing) =>
  state !== "awaiting_payment" && !isStopped({ state }) && steps.at(-1)?.state === "ahead";
