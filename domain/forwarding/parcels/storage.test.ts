import { describe, expect, test } from "vitest";
import { fromMinor } from "#domain/money/money/money.ts";
import { dayAfter, dueReminder, storageClock } from "./storage.ts";

const daily = fromMinor(50);

describe("FORWARDING-02 the clock of storage", () => {
  test("FORWARDING-02 counts the free days, then €0.50 for each started day, and ends 60 days later", () => {
    expect(storageClock("2026-12-12", "2026-11-15", daily)).toEqual({
      daysLeft: 27,
      fee: fromMinor(0),
      abandonedOn: "2027-02-10",
    });
    expect(storageClock("2026-11-15", "2026-11-15", daily)).toMatchObject({ daysLeft: 0, fee: fromMinor(0) });
    expect(storageClock("2026-11-09", "2026-11-15", daily)).toMatchObject({ daysLeft: -6, fee: fromMinor(300) });
  });

  test("counts days across a change of the clock and the end of a year", () => {
    expect(dayAfter("2026-10-24", 2)).toBe("2026-10-26");
    expect(dayAfter("2026-12-31", 1)).toBe("2027-01-01");
  });

  test("FORWARDING-02 reminds at 7, 3, 1 and 0 days, each once, and of the last one alone after an outage", () => {
    const sent: (number | null)[] = [];
    let last: number | null = null;
    for (let daysLeft = 9; daysLeft >= -2; daysLeft--) {
      const due = dueReminder(daysLeft, last);
      if (due !== null) last = due;
      sent.push(due);
    }
    expect(sent).toEqual([null, null, 7, null, null, null, 3, null, 1, 0, null, null]);
    expect(dueReminder(2, null)).toBe(3);
    expect(dueReminder(0, 7)).toBe(0);
    expect(dueReminder(-1, 7)).toBeNull();
  });
});
