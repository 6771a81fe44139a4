import { describe, expect, test } from "vitest";
import { TRACKING_CODES } from "#domain/forwarding/shipments/tracking-codes.ts";
import { nextState } from "#domain/shared/state/machine.ts";
import { eventsToFollow } from "./follow-parcel.ts";
import { ORDER_MACHINE } from "./order-machine.ts";
import { ORDER_STATES, type OrderState } from "./order-states.ts";

describe("I15 an order follows its parcel", () => {
  test("one step after the other, also when the reports between were lost", () => {
    expect(eventsToFollow("shipped", "delivered")).toEqual(["depart", "send_out", "deliver"]);
    expect(eventsToFollow("packed", "departed_origin")).toEqual(["ship"]);
    expect(eventsToFollow("in_transit", "at_pickup_point")).toEqual(["send_out"]);
  });

  test("never back, and not when it is stopped or not packed", () => {
    expect(eventsToFollow("out_for_delivery", "in_transit")).toEqual([]);
    expect(eventsToFollow("delivered", "out_for_delivery")).toEqual([]);
    for (const state of ["awaiting_payment", "paid", "cancelled", "refunded"] as const)
      expect(eventsToFollow(state, "delivered")).toEqual([]);
  });

  test("I10 only by transitions that the machine allows the system", () => {
    for (const state of ORDER_STATES) {
      for (const code of TRACKING_CODES) {
        let reached: OrderState | null = state;
        for (const event of eventsToFollow(state, code))
          reached = reached && nextState(ORDER_MACHINE, reached, event, "system");
        expect(reached, `${state}, ${code}`).not.toBeNull();
      }
    }
  });
});
