import { describe, expect, test } from "vitest";
import type { TrackingCode } from "#domain/forwarding/shipments/tracking-codes.ts";
import { missedArrival } from "./late-order.ts";
import type { OrderState } from "./order-states.ts";

const LAST_DAY = "2026-11-20";
const missedOn = (today: string, state: OrderState, code?: TrackingCode, arrivesTo: string | null = LAST_DAY) =>
  missedArrival({ state, isExpired: false, tracking: code ? [{ code, day: LAST_DAY }] : [] }, arrivesTo, today);

describe("ACCOUNT-05 a parcel that is late", () => {
  test("is late from the day after its last expected day", () => {
    expect(missedOn("2026-11-20", "in_transit")).toBeNull();
    expect(missedOn("2026-11-21", "in_transit")).toBe(LAST_DAY);
    expect(missedOn("2027-01-01", "in_transit")).toBe(LAST_DAY);
  });

  test("is still moving: at a pickup point, delivered or stopped it is not late", () => {
    for (const state of ["paid", "processing", "packed", "shipped", "out_for_delivery"] as const)
      expect(missedOn("2026-11-21", state), state).toBe(LAST_DAY);
    for (const state of ["awaiting_payment", "delivered", "cancelled", "refunded", "partially_refunded"] as const)
      expect(missedOn("2026-11-21", state), state).toBeNull();
    expect(missedOn("2026-11-21", "out_for_delivery", "at_pickup_point")).toBeNull();
  });

  test("has an expected day", () => {
    expect(missedOn("2026-11-21", "in_transit", undefined, null)).toBeNull();
  });
});
