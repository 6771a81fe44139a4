const MS_PER_DAY = 86_400_000;

/** A session that nobody uses ends after 30 days, and every one after 90 (T026). */
export const SESSION_IDLE_MS = 30 * MS_PER_DAY;
export const SESSION_ABSOLUTE_MS = 90 * MS_PER_DAY;

/** How often the time of the last use is written down at most. */
export const LAST_SEEN_STEP_MS = 60_000;

export interface SessionTimes {
  createdAtMs: number;
  lastSeenAtMs: number;
}

/** A session lives while it is used and not too old, whatever its cookie says (T026). */
export function isSessionAlive({ createdAtMs, lastSeenAtMs }: SessionTimes, nowMs: number): boolean {
  return nowMs - lastSeenAtMs < SESSION_IDLE_MS && nowMs - createdAtMs < SESSION_ABSOLUTE_MS;
}
