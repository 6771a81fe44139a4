import type { TimeZone } from "#domain/shared/locale/time-zone.ts";

/** Campaigns are not sent at night: from 8 until 20 o'clock in the storefront's time zone. */
const HOURS = { from: 8, until: 20 } as const;

export function isSendingHour(at: Date, timeZone: TimeZone): boolean {
  const format = new Intl.DateTimeFormat("en", { timeZone, hour: "numeric", hourCycle: "h23" });
  const hour = Number(format.format(at));
  return hour >= HOURS.from && hour < HOURS.until;
}
