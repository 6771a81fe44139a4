import { DAY_MS, HOUR_MS, later } from "#domain/shared/time/durations.ts";
import { isEnd, rankOf, type TrackingCode } from "./tracking-codes.ts";

/** How often a carrier is asked about a parcel that moves, and about one that waits or has arrived. */
const POLL_MOVING_MS = 2 * HOUR_MS;
const POLL_IDLE_MS = 12 * HOUR_MS;
/** So long after its end a carrier may still correct what it reported. */
const POLL_AFTER_END_MS = 14 * DAY_MS;
/** A parcel on its way of which nothing has been heard for so long needs somebody who asks. */
export const SILENT_AFTER_MS = 5 * DAY_MS;

/** Whether a parcel is between our hands and those of its recipient. */
export const isMoving = (status: TrackingCode | null): boolean =>
  status !== null && !isEnd(status) && status !== "at_pickup_point" && rankOf(status) >= rankOf("departed_origin");

/** When the carrier is asked again; null when there is nothing more to learn. */
export function nextPoll(
  { status, endedAt }: { status: TrackingCode | null; endedAt: Date | null },
  now: Date,
): Date | null {
  if (endedAt && now.getTime() - endedAt.getTime() >= POLL_AFTER_END_MS) return null;
  return later(now, isMoving(status) ? POLL_MOVING_MS : POLL_IDLE_MS);
}

/** Whether it moves, and nothing has been heard of it for too long. */
export const isSilent = (
  { status, lastEventAt }: { status: TrackingCode | null; lastEventAt: Date | null },
  now: Date,
): boolean => isMoving(status) && lastEventAt !== null && now.getTime() - lastEventAt.getTime() >= SILENT_AFTER_MS;
