import { describe, expect, test } from "vitest";
import type { TrackingCode } from "#domain/forwarding/shipments/tracking-codes.ts";
import { expectedArrival } from "./expected-arrival.ts";
import type { OrderState } from "./order-states.ts";

const PROMISED = { arrivesFrom: "2026-11-21", arrivesTo: "2026-11-24" };
const on = (today: string, state: OrderState = "in_transit", code?: TrackingCode) =>
  expectedArrival(PROMISED, { state, isExpired: false, tracking: code ? [{ code, day: today }] : [] }, today);

describe("ACCOUNT-05 the expected arrival of an order", () => {
  test("has the promised days, and the day before them for the courier", () => {
    expect(on("2026-11-15")).toEqual({ handOver: "2026-11-20", from: "2026-11-21", to: "2026-11-24" });
  });

  test("names no day that is past", () => {
    expect(on("2026-11-21")).toEqual({ handOver: "2026-11-21", from: "2026-11-21", to: "2026-11-24" });
    expect(on("2026-11-23")).toEqual({ handOver: "2026-11-23", from: "2026-11-23", to: "2026-11-24" });
    expect(on("2026-11-24")).toEqual({ handOver: "2026-11-24", from: "2026-11-24", to: "2026-11-24" });
    expect(on("2026-11-25")).toBeNull();
  });

  test("exists from payment until the parcel is there", () => {
    for (const state of ["awaiting_payment", "delivered", "cancelled", "refunded", "partially_refunded"] as const)
      expect(on("2026-11-15", state), state).toBeNull();
    expect(on("2026-11-15", "paid")).not.toBeNull();
    expect(on("2026-11-21", "out_for_delivery")).not.toBeNull();
    expect(on("2026-11-21", "out_for_delivery", "at_pickup_point")).toBeNull();
  });
});
