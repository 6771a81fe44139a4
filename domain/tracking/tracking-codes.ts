/** What can happen to a parcel, in the order in which it usually does (FORWARDING-05). */
export const TRACKING_CODES = [
  "arrived_origin_hub",
  "packed",
  "departed_origin",
  "in_transit",
  "arrived_country",
  "customs_started",
  "customs_info_needed",
  "customs_cleared",
  "handed_to_local_courier",
  "out_for_delivery",
  "at_pickup_point",
  "delivery_failed",
  "delivered",
  "returned",
  "lost",
  "exception",
] as const;
export type TrackingCode = (typeof TRACKING_CODES)[number];

/**
 * How far each code is on the way (I15). Codes of the same rank take turns, and the later one counts: customs ask and go
 * on, a courier fails and tries again.
 */
const RANKS: Readonly<Record<TrackingCode, number>> = {
  arrived_origin_hub: 1,
  packed: 2,
  departed_origin: 3,
  in_transit: 4,
  exception: 4,
  arrived_country: 5,
  customs_started: 6,
  customs_info_needed: 6,
  customs_cleared: 7,
  handed_to_local_courier: 8,
  out_for_delivery: 9,
  delivery_failed: 9,
  at_pickup_point: 10,
  delivered: 11,
  returned: 11,
  lost: 11,
};

const ENDS: ReadonlySet<TrackingCode> = new Set(["delivered", "returned", "lost"]);

export const rankOf = (code: TrackingCode): number => RANKS[code];

/** Nothing that is reported after an end changes the status (I15). */
export const isEnd = (code: TrackingCode): boolean => ENDS.has(code);

/** An event of a parcel, at a moment or on a day that can be compared as text. */
interface Reported {
  code: TrackingCode;
}

/**
 * The code that decides of events in the order in which they happened: the highest rank, the later of two with the same
 * rank, and the first end (I15).
 */
export function decidingCode(events: readonly Reported[]): TrackingCode | null {
  let decided: TrackingCode | null = null;
  for (const { code } of events) {
    if (decided !== null && isEnd(decided)) break;
    if (decided === null || rankOf(code) >= rankOf(decided)) decided = code;
  }
  return decided;
}
