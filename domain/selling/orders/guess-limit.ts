import type { AttemptLimit } from "#domain/people/identity/attempt-limits.ts";
import { MINUTE_MS } from "#domain/shared/time/durations.ts";

/** How many addresses of orders that do not exist may be requested from one network address (T061). */
export const ORDER_GUESS_LIMIT: AttemptLimit = { attempts: 60, windowMs: 15 * MINUTE_MS };
