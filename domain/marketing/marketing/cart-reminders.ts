import { DAY_MS, earlier, HOUR_MS } from "#domain/shared/time/durations.ts";

/** Hours after the last use of a cart until the first reminder, the second, and the end of reminders. */
const HOURS = { first: 4, second: 48, over: 72 } as const;

/** No new reminders for so long after one: its link opens the cart, which counts as use and would cause the next. */
const REST_DAYS = 7;

export type ReminderStep = 1 | 2;

export interface SentReminder {
  touchedAt: Date;
  step: ReminderStep;
  sentAt: Date;
}

/** The carts that a reminder may be due for: touched after one moment and before another. */
export const reminderWindow = (now: Date) => ({
  from: earlier(now, HOURS.over * HOUR_MS),
  until: earlier(now, HOURS.first * HOUR_MS),
});

/** Which reminder of a cart is due; the second one follows the first only. */
export function dueReminder(touchedAt: Date, sent: readonly SentReminder[], now: Date): ReminderStep | null {
  const hours = (now.getTime() - touchedAt.getTime()) / HOUR_MS;
  const since = sent.filter((reminder) => reminder.touchedAt.getTime() === touchedAt.getTime());
  const hasRested = sent.every(({ sentAt }) => now.getTime() - sentAt.getTime() >= REST_DAYS * DAY_MS);
  if (hours < HOURS.first || hours >= HOURS.over) return null;
  if (since.length === 0) return hours < HOURS.second && hasRested ? 1 : null;
  return hours >= HOURS.second && since.length === 1 ? 2 : null;
}
