import { describe, expect, test } from "vitest";
import { decidingCode, isEnd, rankOf, TRACKING_CODES, type TrackingCode } from "./tracking-codes.ts";

const decided = (...codes: TrackingCode[]) => decidingCode(codes.map((code) => ({ code })));

describe("I15 FORWARDING-05 the status of a parcel", () => {
  test("is the event that is farthest on the way, whatever is reported after it", () => {
    expect(decided("packed", "departed_origin", "in_transit")).toBe("in_transit");
    expect(decided("handed_to_local_courier", "in_transit", "packed")).toBe("handed_to_local_courier");
    expect(decided()).toBeNull();
  });

  test("changes between codes of the same rank: customs ask and go on, a courier fails and tries again", () => {
    expect(decided("customs_started", "customs_info_needed")).toBe("customs_info_needed");
    expect(decided("customs_info_needed", "customs_started")).toBe("customs_started");
    expect(decided("out_for_delivery", "delivery_failed", "out_for_delivery")).toBe("out_for_delivery");
    expect(decided("delivery_failed", "at_pickup_point")).toBe("at_pickup_point");
  });

  test("stays at its end, also when another end is reported", () => {
    for (const end of TRACKING_CODES.filter(isEnd))
      for (const code of TRACKING_CODES) expect(decided("packed", end, code), `${end}, then ${code}`).toBe(end);
  });

  test("never goes back, for every two codes", () => {
    for (const first of TRACKING_CODES)
      for (const second of TRACKING_CODES)
        expect(rankOf(decided(first, second) as TrackingCode)).toBeGreaterThanOrEqual(rankOf(first));
  });
});
