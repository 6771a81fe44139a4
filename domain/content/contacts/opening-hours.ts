import { DAY_MS } from "#domain/shared/time/durations.ts";

/** The same hours on some days of the week, 1 being Monday. */
export interface OpeningHours {
  days: number[];
  /** On the location's own clock, such as 08:00. */
  from: string;
  to: string;
}

export interface OpenLocation {
  timeZone: string;
  hours: readonly OpeningHours[];
  /** Days, such as 2026-12-25, on which it is closed although the week says otherwise. */
  closedOn: readonly string[];
}

export type Opening =
  | { isOpen: true; until: string }
  /** When it opens next: in so many days, on a day of the week. */
  | { isOpen: false; next: { inDays: number; day: number; from: string } | null };

const DAYS_AHEAD = 14;

/** Whether a location is open at a moment, by its own clock. */
export function openingAt({ timeZone, hours, closedOn }: OpenLocation, at: Date): Opening {
  const { date, time } = clockIn(timeZone, at);
  const on = (ahead: number) => {
    const day = new Date(Date.parse(date) + ahead * DAY_MS);
    const isClosed = closedOn.includes(day.toISOString().slice(0, 10));
    return { weekday: day.getUTCDay() || 7, isClosed };
  };
  const today = hoursOn(hours, on(0));
  const now = today.find(({ from, to }) => from <= time && time < to);
  if (now) return { isOpen: true, until: now.to };
  for (let inDays = 0; inDays <= DAYS_AHEAD; inDays += 1) {
    const day = on(inDays);
    const next = hoursOn(hours, day).find(({ from }) => inDays > 0 || from > time);
    if (next) return { isOpen: false, next: { inDays, day: day.weekday, from: next.from } };
  }
  return { isOpen: false, next: null };
}

/** The hours of one day, the earliest first. */
const hoursOn = (hours: readonly OpeningHours[], { weekday, isClosed }: { weekday: number; isClosed: boolean }) =>
  isClosed ? [] : hours.filter(({ days }) => days.includes(weekday)).toSorted((a, b) => a.from.localeCompare(b.from));

/** The day and the time on the clocks of a zone. */
function clockIn(timeZone: string, at: Date): { date: string; time: string } {
  const segments = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).formatToParts(at);
  const segment = (type: Intl.DateTimeFormatPartTypes) => segments.find((each) => each.type === type)?.value ?? "";
  return {
    date: `${segment("year")}-${segment("month")}-${segment("day")}`,
    time: `${segment("hour")}:${segment("minute")}`,
  };
}
