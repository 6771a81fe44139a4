import { expect, test } from "vitest";
import { messagesOf } from "./messages.ts";
import { formatDeadline, formatMoment, lastMinute, startOfDay, storefrontDay } from "./moments.ts";
import { createTranslate } from "./translate.ts";

const LATE_EVENING = new Date("2026-11-15T22:30:00Z");

test("REGION-07 a moment is shown on the storefront's clock, in summer and winter", () => {
  expect(formatMoment(LATE_EVENING, "Europe/Vilnius")).toBe("2026-11-16 00:30");
  expect(formatMoment(new Date("2026-07-15T22:30:00Z"), "Europe/Vilnius")).toBe("2026-07-16 01:30");
  expect(formatMoment(LATE_EVENING, "Asia/Dubai")).toBe("2026-11-16 02:30");
});

test("REGION-07 a deadline names its time zone in the reader's language", () => {
  const inWords = (language: "en" | "lt") =>
    formatDeadline(LATE_EVENING, "Europe/Vilnius", createTranslate(language, messagesOf(language)));
  expect(inWords("en")).toBe("2026-11-16 00:30 (Vilnius time)");
  expect(inWords("lt")).toBe("2026-11-16 00:30 (Vilniaus laiku)");
});

test("REGION-07 a storefront's day begins at its own midnight", () => {
  expect(storefrontDay({ defaultCountryIso: "LT" }, LATE_EVENING)).toBe("2026-11-16");
  expect(storefrontDay({ defaultCountryIso: "NL" }, LATE_EVENING)).toBe("2026-11-15");
});

test("REGION-07 a day of the storefront starts at its midnight, also when the clocks change", () => {
  expect(startOfDay("2026-11-16", "Europe/Vilnius").toISOString()).toBe("2026-11-15T22:00:00.000Z");
  expect(startOfDay("2026-03-29", "Europe/Vilnius").toISOString()).toBe("2026-03-28T22:00:00.000Z");
  expect(startOfDay("2026-03-30", "Europe/Vilnius").toISOString()).toBe("2026-03-29T21:00:00.000Z");
  expect(startOfDay("2026-11-16", "Asia/Dubai").toISOString()).toBe("2026-11-15T20:00:00.000Z");
});

test("REGION-07 what ends at midnight is shown as the last minute of the day before", () => {
  const shown = (end: string) => formatMoment(lastMinute(new Date(end), "Europe/Vilnius"), "Europe/Vilnius");
  expect(shown("2026-11-19T22:00:00Z")).toBe("2026-11-19 23:59");
  expect(shown("2026-11-19T21:59:00Z")).toBe("2026-11-19 23:59");
  expect(shown("2026-11-19T10:00:00Z")).toBe("2026-11-19 12:00");
});
