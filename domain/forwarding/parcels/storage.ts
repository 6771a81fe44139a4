import { type Money, multiply } from "#domain/money/money/money.ts";
import { DAY_MS } from "#domain/shared/time/durations.ts";

/** Days of free storage that are left when a reminder is sent. */
export const STORAGE_REMINDERS = [7, 3, 1, 0] as const;

/** The time after the free days until a parcel is due for disposal. */
export const ABANDONED_AFTER_DAYS = 60;
/** The time between the two notices, and from the second until staff may dispose of the parcel. */
export const DISPOSAL_NOTICE_DAYS = 14;
/** The time to send on a parcel that the customer rescued from disposal. */
export const RESCUED_FOR_DAYS = 14;
/** The time after which an announced parcel that has not arrived is missing. */
export const MISSING_AFTER_DAYS = 21;

/** A day (yyyy-MM-dd) so many days later, counted in UTC, where every day has 24 hours. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** The number of days from one day to another; negative when the second day is earlier. */
export const daysBetween = (from: string, to: string): number =>
  (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS;

export interface StorageClock {
  /** Days of free storage; negative once storage costs. */
  daysLeft: number;
  /** The storage fee so far: for each started day after the free days. */
  fee: Money;
  /** The day on which the parcel is due for disposal. */
  abandonedOn: string;
}

/** How long a parcel may stay, and its storage fee today. */
export function storageClock(freeUntil: string, today: string, dailyFee: Money): StorageClock {
  const daysLeft = daysBetween(today, freeUntil);
  return {
    daysLeft,
    fee: multiply(dailyFee, Math.max(0, -daysLeft)),
    abandonedOn: dayAfter(freeUntil, ABANDONED_AFTER_DAYS),
  };
}

/**
 * The reminder that is due: the last one whose day has come and that was not sent yet. Reminders that were missed are
 * not sent afterwards.
 */
export function dueReminder(daysLeft: number, lastSent: number | null): number | null {
  const due = STORAGE_REMINDERS.findLast((days) => daysLeft <= days) ?? null;
  return due !== null && daysLeft >= 0 && (lastSent === null || due < lastSent) ? due : null;
}
