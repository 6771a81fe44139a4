import type { ParcelState } from "./parcel-states.ts";
import { daysBetween, STORAGE_REMINDERS } from "./storage.ts";

/** What a customer can ask the warehouse to do with a parcel, paid together with the freight. */
export const PARCEL_SERVICES = ["open_and_check", "photos", "measure_again", "longer_storage"] as const;
export type ParcelServiceKind = (typeof PARCEL_SERVICES)[number];

/** More days of free storage, for a fee. */
export const EXTENDED_BY_DAYS = 30;

/** How many photos the service of that name is, taken after it was asked for. */
export const MORE_PHOTOS = 3;

/** Only a parcel on its shelf can be worked on. */
export const canBeServed = (state: ParcelState): boolean => state === "in_storage" || state === "on_hold";

interface AskedService {
  kind: ParcelServiceKind;
  requestedAt: Date;
  doneAt: Date | null;
  givenBackAt: Date | null;
}

interface Stay {
  receivedAt: Date | null;
  freeUntil: string | null;
  /** yyyy-MM-dd, where the parcel lies. */
  today: string;
}

/**
 * Whether asking buys something new. What waits to be done is asked for once. More days are bought once while they run: not
 * again in the same stay before the first reminder that they end.
 */
export function canBeAsked(
  kind: ParcelServiceKind,
  asked: readonly AskedService[],
  { receivedAt, freeUntil, today }: Stay,
): boolean {
  const same = asked.filter((service) => service.kind === kind);
  if (same.some(({ doneAt, givenBackAt }) => doneAt === null && givenBackAt === null)) return false;
  if (kind !== "longer_storage" || freeUntil === null || receivedAt === null) return true;
  const isExtended = same.some(({ requestedAt }) => requestedAt >= receivedAt);
  return !isExtended || daysBetween(today, freeUntil) <= STORAGE_REMINDERS[0];
}
