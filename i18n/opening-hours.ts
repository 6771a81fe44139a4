import { htmlLanguage, type Language } from "#domain/operations/storefronts/storefront.ts";
import { DAY_MS } from "#domain/shared/time/durations.ts";

const DAYS = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"];
const A_MONDAY = Date.UTC(2024, 0, 1);

/** Translates the days of a carrier's opening hours, such as "Mo-Fr 08:00-18:00", and uses en dashes. */
export function formatOpeningHours(hours: string, language: Language): string {
  const weekday = new Intl.DateTimeFormat(htmlLanguage(language), { weekday: "short", timeZone: "UTC" });
  return hours
    .replaceAll("-", "–")
    .replace(/\b(?:Mo|Tu|We|Th|Fr|Sa|Su)\b/g, (day) => weekday.format(A_MONDAY + DAYS.indexOf(day) * DAY_MS));
}

interface WeekHours {
  /** 1 is Monday. */
  days: readonly number[];
  from: string;
  to: string;
}

/** The short name of a day of the week, 1 being Monday. */
export const weekdayName = (day: number, language: Language): string =>
  new Intl.DateTimeFormat(htmlLanguage(language), { weekday: "short", timeZone: "UTC" }).format(
    A_MONDAY + (day - 1) * DAY_MS,
  );

/** Such as "Mon–Fri 08:00–20:00, Sat 10:00–16:00". */
export const formatWeekHours = (hours: readonly WeekHours[], language: Language): string =>
  hours.map(({ days, from, to }) => `${formatDays(days, language)} ${from}–${to}`).join(", ");

function formatDays(days: readonly number[], language: Language): string {
  const [first = 1, last = first] = [Math.min(...days), Math.max(...days)];
  const isRange = days.length > 2 && last - first === days.length - 1;
  const shown = isRange ? [first, last] : days;
  return shown.map((day) => weekdayName(day, language)).join(isRange ? "–" : ", ");
}
