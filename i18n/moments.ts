import { type TimeZone, timeZoneOf } from "#domain/shared/locale/time-zone.ts";
import { earlier, MINUTE_MS } from "#domain/shared/time/durations.ts";
import { formatDate, formatTime } from "./format.ts";
import type { MessageKey } from "./message-key.ts";
import type { Translate } from "./translate.ts";

const ZONE_NAMES = {
  "Europe/Vilnius": "time.zone.vilnius",
  "Europe/Riga": "time.zone.riga",
  "Europe/Tallinn": "time.zone.tallinn",
  "Europe/Amsterdam": "time.zone.amsterdam",
  "Asia/Dubai": "time.zone.dubai",
  UTC: "time.zone.utc",
} as const satisfies Record<TimeZone, MessageKey>;

/** REGION-07: yyyy-MM-dd HH:mm */
export const formatMoment = (at: Date, timeZone: TimeZone) => `${formatDate(at, timeZone)} ${formatTime(at, timeZone)}`;

/** The first moment of a day (yyyy-MM-dd); a day may have 23 or 25 hours. */
export function startOfDay(day: string, timeZone: TimeZone): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const offsetAt = (at: number) => Date.parse(`${formatMoment(new Date(at), timeZone).replace(" ", "T")}:00Z`) - at;
  return new Date(midnight - offsetAt(midnight - offsetAt(midnight)));
}

/** A deadline at midnight is shown as 23:59 of the day before. */
export const lastMinute = (end: Date, timeZone: TimeZone) =>
  formatTime(end, timeZone) === "00:00" ? earlier(end, 1) : end;

export const zoneName = (timeZone: TimeZone, t: Translate) => t(ZONE_NAMES[timeZone]);

/** A moment by which somebody must act: it names its time zone. */
export const formatDeadline = (at: Date, timeZone: TimeZone, t: Translate) =>
  t("time.deadline", { moment: formatMoment(at, timeZone), zone: zoneName(timeZone, t) });

/** In every time zone a day begins at a quarter of an hour of UTC. */
const QUARTER_MS = 15 * MINUTE_MS;
/** Cached, because formatting a day takes longer than an estimate. */
const daysShown = new Map<TimeZone, { quarter: number; day: string }>();

/** The day that a storefront's clock shows; arrivals are counted from it. */
export function storefrontDay({ defaultCountryIso }: { defaultCountryIso: string }, at: Date): string {
  const zone = timeZoneOf(defaultCountryIso);
  const quarter = Math.floor(at.getTime() / QUARTER_MS);
  const known = daysShown.get(zone);
  if (known?.quarter === quarter) return known.day;
  const day = formatDate(at, zone);
  daysShown.set(zone, { quarter, day });
  return day;
}
