/** The codes of tracking events, in their usual order (FORWARDING-05). */
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
 * The progress that each code stands for (I15). Codes of the same rank can alternate, and the later one counts: customs
 * ask and go on, a courier fails and tries again.
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

/** No event that is reported after an end changes the status (I15). */
export const isEnd = (code: TrackingCode): boolean => ENDS.has(code);

interface Reported {
  code: TrackingCode;
}

/**
 * The code that decides the status, from events in the order in which they happened: the highest rank, the later of two
 * with the same rank, and the first end (I15).
 */
export function decidingCode(events: readonly Reported[]): TrackingCode | null {
  let decided: TrackingCode | null = null;
  for (const { code } of events) {
    if (decided !== null && isEnd(decided)) break;
    if (decided === null || rankOf(code) >= rankOf(decided)) decided = code;
  }
  return decided;
}
