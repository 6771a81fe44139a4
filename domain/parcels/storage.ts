import { type Money, multiply } from "../money/money.ts";
import { DAY_MS } from "../time/durations.ts";

/** Days of free storage that are left when a reminder is sent. */
export const STORAGE_REMINDERS = [7, 3, 1, 0] as const;

/** So long after the free days a parcel is due for disposal. */
export const ABANDONED_AFTER_DAYS = 60;
/** Between the two notices, and after the second, before staff may dispose of it. */
export const DISPOSAL_NOTICE_DAYS = 14;
/** A customer who keeps a parcel that was due for disposal has so long to send it on. */
export const RESCUED_FOR_DAYS = 14;
/** An announced parcel that has not come by then is missing. */
export const MISSING_AFTER_DAYS = 21;

/** A day (yyyy-MM-dd) so many days later, counted in UTC, where every day has 24 hours. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** How many days from one day to another; negative when it is past. */
export const daysBetween = (from: string, to: string): number =>
  (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS;

export interface StorageClock {
  /** Of free storage; negative once it costs. */
  daysLeft: number;
  /** What it costs so far: each started day after the free ones. */
  fee: Money;
  /** When it becomes due for disposal. */
  abandonedOn: string;
}

/** How long a parcel may stay, and what it costs by now. */
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
