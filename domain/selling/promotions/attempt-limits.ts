import type { AttemptLimit } from "#domain/people/identity/attempt-limits.ts";
import { MINUTE_MS } from "#domain/shared/time/durations.ts";

const QUARTER_HOUR_MS = 15 * MINUTE_MS;

/** How many codes may be guessed (T125): more than anybody mistypes, and far too few to find one. */
export const CODE_ATTEMPT_LIMITS = {
  ofOwner: { attempts: 10, windowMs: QUARTER_HOUR_MS },
  fromAddress: { attempts: 30, windowMs: QUARTER_HOUR_MS },
} as const satisfies Record<string, AttemptLimit>;
