import type { ParcelState } from "./parcel-states.ts";
import { daysBetween, STORAGE_REMINDERS } from "./storage.ts";

/** The services for a parcel that a customer can request; they are paid together with the freight. */
export const PARCEL_SERVICES = ["open_and_check", "photos", "measure_again", "longer_storage"] as const;
export type ParcelServiceKind = (typeof PARCEL_SERVICES)[number];

/** The additional days of free storage that the service gives. */
export const EXTENDED_BY_DAYS = 30;

/** The number of photos that the service gives, taken after the request. */
export const MORE_PHOTOS = 3;

/** The warehouse works only on a parcel that is on its shelf. */
export const canBeServed = (state: ParcelState): boolean => state === "in_storage" || state === "on_hold";

interface AskedService {
  kind: ParcelServiceKind;
  requestedAt: Date;
  doneAt: Date | null;
  refundedAt: Date | null;
}

interface Stay {
  receivedAt: Date | null;
  freeUntil: string | null;
  /** yyyy-MM-dd, in the warehouse's time zone. */
  today: string;
}

/**
 * Whether a service can be requested. A service that is not done yet cannot be requested again. Longer storage is
 * bought once while it runs: not again in the same stay before the first reminder of its end.
 */
export function canBeAsked(
  kind: ParcelServiceKind,
  asked: readonly AskedService[],
  { receivedAt, freeUntil, today }: Stay,
): boolean {
  const same = asked.filter((service) => service.kind === kind);
  if (same.some(({ doneAt, refundedAt }) => doneAt === null && refundedAt === null)) return false;
  if (kind !== "longer_storage" || freeUntil === null || receivedAt === null) return true;
  const isExtended = same.some(({ requestedAt }) => requestedAt >= receivedAt);
  return !isExtended || daysBetween(today, freeUntil) <= STORAGE_REMINDERS[0];
}
