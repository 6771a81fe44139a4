import { HOUR_MS, later, MINUTE_MS } from "#domain/shared/time/durations.ts";

/** A staff session that nobody uses ends after 30 minutes, and every one after 12 hours (T026). */
export const STAFF_SESSION_IDLE_MS = 30 * MINUTE_MS;
export const STAFF_SESSION_ABSOLUTE_MS = 12 * HOUR_MS;

/** How long the second step of signing in may take. */
const STAFF_SECOND_STEP_MS = 5 * MINUTE_MS;

/** How long dangerous calls need no further code (T068). */
const STEP_UP_MS = 5 * MINUTE_MS;

export const STAFF_INVITATION_MS = 24 * HOUR_MS;

interface StaffSessionTimes {
  createdAtMs: number;
  lastSeenAtMs: number;
  /** Whether the second factor was given. */
  isVerified: boolean;
}

/** Whether a session still counts, whatever its cookie says (T026). */
export function isStaffSessionAlive(session: StaffSessionTimes, nowMs: number): boolean {
  const ageMs = nowMs - session.createdAtMs;
  if (!session.isVerified) return ageMs < STAFF_SECOND_STEP_MS;
  return ageMs < STAFF_SESSION_ABSOLUTE_MS && nowMs - session.lastSeenAtMs < STAFF_SESSION_IDLE_MS;
}

/** Until when a code that was given then lets dangerous calls through; null when it no longer does. */
export function steppedUpUntil(steppedUpAt: Date | null, now: Date): Date | null {
  const until = steppedUpAt && later(steppedUpAt, STEP_UP_MS);
  return until && until > now ? until : null;
}
