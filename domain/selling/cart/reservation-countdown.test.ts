import { describe, expect, test } from "vitest";
import { announcedMinutes, canBeExtended, countdownText, isRunningOut, secondsLeft } from "./reservation-countdown.ts";

const END = "2026-11-15T14:32:00.000Z";
const beforeEnd = (ms: number) => Date.parse(END) - ms;

describe("CART-06 the countdown of a reservation", () => {
  test("counts whole seconds down to the end and stops there", () => {
    expect(secondsLeft(END, beforeEnd(1_458_000))).toBe(1_458);
    expect(secondsLeft(END, beforeEnd(1))).toBe(1);
    expect(secondsLeft(END, beforeEnd(0))).toBe(0);
    expect(secondsLeft(END, beforeEnd(-60_000))).toBe(0);
  });

  test("is formatted as minutes and seconds", () => {
    expect([0, 59, 60, 1_458, 3_600].map(countdownText)).toEqual(["00:00", "00:59", "01:00", "24:18", "60:00"]);
  });

  test("is running out under five minutes", () => {
    expect([300, 299, 0].map(isRunningOut)).toEqual([false, true, true]);
  });

  test("is announced at ten, five and one minute", () => {
    expect([601, 600, 301, 300, 61, 60, 1, 0].map(announcedMinutes)).toEqual([null, 10, 10, 5, 5, 1, 1, null]);
  });

  test("can be extended until the limit is reached", () => {
    expect(canBeExtended(END, "2026-11-15T15:00:00.000Z")).toBe(true);
    expect(canBeExtended(END, END)).toBe(false);
    expect(canBeExtended(END, null)).toBe(false);
  });
});
