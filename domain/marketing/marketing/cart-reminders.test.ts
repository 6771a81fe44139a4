import { expect, test } from "vitest";
import { HOUR_MS, later } from "#domain/shared/time/durations.ts";
import { dueReminder, type ReminderStep } from "./cart-reminders.ts";

const TOUCHED = new Date("2026-03-01T10:00:00Z");
const after = (hours: number) => later(TOUCHED, hours * HOUR_MS);
const sent = (step: ReminderStep, hours: number, touchedAt = TOUCHED) => ({ touchedAt, step, sentAt: after(hours) });

test.each([
  ["3.9 hours are too early", 3.9, [], null],
  ["the first comes after 4 hours", 4, [], 1],
  ["and comes once", 5, [sent(1, 4)], null],
  ["the second comes after 48 hours", 48, [sent(1, 4)], 2],
  ["and comes once", 49, [sent(1, 4), sent(2, 48)], null],
  ["the second does not come without the first", 48, [], null],
  ["nobody is reminded after 72 hours", 72, [sent(1, 4)], null],
  ["a cart rests for a week after a reminder of an earlier touch", 5, [sent(1, -24, after(-30))], null],
  ["and is then reminded of again", 5, [sent(1, -24 * 7, after(-200))], 1],
] as const)("T131 reminders of a cart: %s", (_title, hours, reminders, step) => {
  expect(dueReminder(TOUCHED, reminders, after(hours))).toBe(step);
});
