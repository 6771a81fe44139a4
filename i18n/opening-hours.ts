import { htmlLanguage, type Language } from "../domain/storefronts/storefront.ts";

const DAYS = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"];
const A_MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

/** Translates the days of a carrier's opening hours, such as "Mo-Fr 08:00-18:00", and uses en dashes. */
export function formatOpeningHours(hours: string, language: Language): string {
  const weekday = new Intl.DateTimeFormat(htmlLanguage(language), { weekday: "short", timeZone: "UTC" });
  return hours
    .replaceAll("-", "–")
    .replace(/\b(?:Mo|Tu|We|Th|Fr|Sa|Su)\b/g, (day) => weekday.format(A_MONDAY + DAYS.indexOf(day) * DAY_MS));
}
