import { describe, expect, test } from "vitest";
import { earlier, HOUR_MS } from "#domain/shared/time/durations.ts";
import { isMoving, isSilent, nextPoll } from "./polling.ts";

const now = new Date("2026-11-16T12:00:00Z");
const hoursLater = (at: Date | null) => at && (at.getTime() - now.getTime()) / HOUR_MS;
const ago = (hours: number) => earlier(now, hours * HOUR_MS);

describe("F33 a carrier is asked about a parcel", () => {
  test("every 2 hours while it moves, every 12 while it waits", () => {
    for (const status of ["departed_origin", "in_transit", "customs_started", "out_for_delivery"] as const)
      expect(hoursLater(nextPoll({ status, endedAt: null }, now)), status).toBe(2);
    for (const status of [null, "packed", "at_pickup_point"] as const)
      expect(hoursLater(nextPoll({ status, endedAt: null }, now)), `${status}`).toBe(12);
  });

  test("until 14 days after its end", () => {
    expect(hoursLater(nextPoll({ status: "delivered", endedAt: ago(14 * 24 - 1) }, now))).toBe(12);
    expect(nextPoll({ status: "delivered", endedAt: ago(14 * 24) }, now)).toBeNull();
  });
});

test("FORWARDING-05 a parcel on its way is silent after five days, one that waits or has arrived never is", () => {
  expect(isSilent({ status: "in_transit", lastEventAt: ago(5 * 24 - 1) }, now)).toBe(false);
  expect(isSilent({ status: "in_transit", lastEventAt: ago(5 * 24) }, now)).toBe(true);
  expect(isSilent({ status: "at_pickup_point", lastEventAt: ago(200) }, now)).toBe(false);
  expect(isSilent({ status: "delivered", lastEventAt: ago(200) }, now)).toBe(false);
  expect(isSilent({ status: null, lastEventAt: null }, now)).toBe(false);
  expect(isMoving("lost")).toBe(false);
});
