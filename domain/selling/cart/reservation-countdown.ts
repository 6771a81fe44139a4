import { SECOND_MS } from "#domain/shared/time/durations.ts";

const SECONDS_PER_MINUTE = 60;
const SECONDS_PER_HOUR = 3_600;

/** Below this the countdown is shown as a warning. */
const SHORT_MINUTES = 5;
/** Minutes before the end at which screen readers are notified, instead of every second. */
const ANNOUNCED_MINUTES = [1, 5, 10] as const;

/** Whole seconds until a reservation ends, 0 once it has (CART-06). */
export function secondsLeft(expiration: string, now: number): number {
  return Math.max(0, Math.ceil((Date.parse(expiration) - now) / SECOND_MS));
}

/** mm:ss; an hour and more are shown in minutes too (CART-06). */
export function countdownText(seconds: number): string {
  const twoDigits = (value: number) => String(value).padStart(2, "0");
  return `${twoDigits(Math.floor(seconds / SECONDS_PER_MINUTE))}:${twoDigits(seconds % SECONDS_PER_MINUTE)}`;
}

/** h:mm:ss, for what lasts hours. */
export function hoursText(seconds: number): string {
  const rest = countdownText(seconds % SECONDS_PER_HOUR);
  return `${Math.floor(seconds / SECONDS_PER_HOUR)}:${rest}`;
}

/** Under five minutes (CART-06). */
export function isRunningOut(seconds: number): boolean {
  return seconds < SHORT_MINUTES * SECONDS_PER_MINUTE;
}

/** The smallest of 10, 5 and 1 minutes that is not over yet; null while more than ten are left (CART-06). */
export function announcedMinutes(seconds: number): number | null {
  if (seconds === 0) return null;
  return ANNOUNCED_MINUTES.find((minutes) => seconds <= minutes * SECONDS_PER_MINUTE) ?? null;
}

/** Whether the reservation has not reached its limit (CART-06). */
export function canBeExtended(expiration: string, limit: string | null): boolean {
  return limit !== null && Date.parse(limit) > Date.parse(expiration);
}
