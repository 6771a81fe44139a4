import { DAY_MS } from "#domain/shared/time/durations.ts";

export interface ArrivalWindow {
  /** yyyy-MM-dd */
  arrivesFrom: string;
  arrivesTo: string;
}

/** The first and last day on which goods that leave today may arrive (CATALOG-15). */
export function arrivalWindow(today: string, minDays: number, maxDays: number): ArrivalWindow {
  return { arrivesFrom: dayAfter(today, minDays), arrivesTo: dayAfter(today, maxDays) };
}

/** Every offer asks for the same few days, and to write one takes long beside a price. */
let known = { day: "", after: new Map<number, string>() };

/** Counted in UTC, where every day has 24 hours. */
function dayAfter(day: string, count: number): string {
  if (known.day !== day) known = { day, after: new Map() };
  const found =
    known.after.get(count) ?? new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);
  known.after.set(count, found);
  return found;
}
