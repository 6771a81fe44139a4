import type { TryLimit } from "../identity/attempt-limits.ts";

/** How many addresses of orders that do not exist may be asked for from one place (T061). */
export const ORDER_GUESS_LIMIT: TryLimit = { tries: 60, windowMs: 15 * 60_000 };
