import { DAY_MS } from "#domain/shared/time/durations.ts";

/** An unused session ends after 30 days, any session after 90 (T026). */
export const SESSION_IDLE_MS = 30 * DAY_MS;
export const SESSION_ABSOLUTE_MS = 90 * DAY_MS;

/** The last use is stored at most this often. */
export const LAST_SEEN_STEP_MS = 60_000;

export interface SessionTimes {
  createdAtMs: number;
  lastSeenAtMs: number;
}

/** The server decides whether a session is valid, whatever its cookie's expiry says (T026). */
export function isSessionAlive({ createdAtMs, lastSeenAtMs }: SessionTimes, nowMs: number): boolean {
  return nowMs - lastSeenAtMs < SESSION_IDLE_MS && nowMs - createdAtMs < SESSION_ABSOLUTE_MS;
}
