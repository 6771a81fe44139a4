import type { TrackingCode } from "./tracking-codes.ts";

/** The share of the distance at which a parcel is when nothing but its status is known. */
const SHARES: Readonly<Record<TrackingCode, number>> = {
  arrived_origin_hub: 0,
  packed: 0,
  departed_origin: 0.12,
  in_transit: 0.5,
  exception: 0.5,
  arrived_country: 0.85,
  customs_started: 0.85,
  customs_info_needed: 0.85,
  customs_cleared: 0.88,
  handed_to_local_courier: 0.92,
  out_for_delivery: 0.96,
  delivery_failed: 0.96,
  at_pickup_point: 1,
  delivered: 1,
  returned: 0,
  lost: 0.5,
};

/** Between leaving and arriving, time tells how far it is. */
const IN_BETWEEN: ReadonlySet<TrackingCode> = new Set(["departed_origin", "in_transit", "exception"]);
const MOST_BETWEEN = 0.8;

interface Journey {
  status: TrackingCode | null;
  /** When it left, and when it is expected to be with the local courier; milliseconds. */
  departedAt: number | null;
  expectedAt: number | null;
}

/** How much of the distance is behind a parcel, from 0 to 1. */
export function progressShare({ status, departedAt, expectedAt }: Journey, now: number): number {
  if (status === null) return 0;
  const usual = SHARES[status];
  if (!IN_BETWEEN.has(status) || departedAt === null || expectedAt === null || expectedAt <= departedAt) return usual;
  const passed = ((now - departedAt) / (expectedAt - departedAt)) * SHARES.arrived_country;
  return Math.min(Math.max(passed, SHARES.departed_origin), MOST_BETWEEN);
}
