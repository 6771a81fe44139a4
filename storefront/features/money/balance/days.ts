import type { TimeZone } from "#domain/shared/locale/time-zone.ts";
import { startOfDay } from "#i18n/moments.ts";

/** The period of two days on the storefront's clock, both included; an empty day leaves its end open. */
export function periodOfDays(firstDay: string, lastDay: string, zone: TimeZone): { from?: string; to?: string } {
  const from = startOf(firstDay, 0, zone);
  const to = startOf(lastDay, 1, zone);
  return { ...(from ? { from } : {}), ...(to ? { to } : {}) };
}

function startOf(day: string, daysLater: number, zone: TimeZone): string | undefined {
  const [year, month, date] = day.split("-").map(Number);
  if (!year || !month || !date) return undefined;
  const wanted = new Date(Date.UTC(year, month - 1, date + daysLater)).toISOString().slice(0, 10);
  return startOfDay(wanted, zone).toISOString();
}

/** The last included instant before an exclusive end. */
export function justBefore(end: string): Date {
  return new Date(new Date(end).getTime() - 1);
}
