import type { TimeZone } from "#domain/shared/locale/time-zone.ts";

/** Nobody is written to at night: from 8 until 20 o'clock where the storefront is. */
const HOURS = { from: 8, until: 20 } as const;

export function isSendingHour(at: Date, timeZone: TimeZone): boolean {
  const format = new Intl.DateTimeFormat("en", { timeZone, hour: "numeric", hourCycle: "h23" });
  const hour = Number(format.format(at));
  return hour >= HOURS.from && hour < HOURS.until;
}
