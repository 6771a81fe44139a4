import { describe, expect, test } from "vitest";
import { expectedArrival } from "./expected-arrival.ts";
import { STATUS_TONES } from "./order-kind.ts";
import { ORDER_STAGES, type OrderProgress, orderStage, STAGE_TONES } from "./order-stage.ts";
import { ORDER_STATES } from "./order-states.ts";
import { orderSteps } from "./order-steps.ts";

const progress = (given: Partial<OrderProgress>): OrderProgress => ({
  state: "awaiting_payment",
  isExpired: false,
  shippingMethod: "air",
  deliveryType: "pickup",
  placedOn: "2026-11-08",
  tracking: [],
  ...given,
});

const PACKED = { code: "packed", day: "2026-11-10" } as const;
const LEFT = { code: "departed_origin", day: "2026-11-12" } as const;
const LANDED = { code: "arrived_country", day: "2026-11-14" } as const;
const IN_CUSTOMS = { code: "customs_started", day: "2026-11-15" } as const;
const TO_COURIER = { code: "handed_to_local_courier", day: "2026-11-20" } as const;
const AT_POINT = { code: "at_pickup_point", day: "2026-11-21" } as const;

const TODAY = "2026-11-15";
const PROMISED = { arrivesFrom: "2026-11-21", arrivesTo: "2026-11-24" };

const stepsOf = (given: Partial<OrderProgress>) =>
  orderSteps(progress(given), expectedArrival(PROMISED, progress(given), TODAY)).map(
    ({ nameKey, state, day, lastDay }) =>
      `${nameKey.replace("order.step.", "")} ${state} ${lastDay ? `${day} – ${lastDay}` : day}`,
  );

describe("the six steps of an order", () => {
  test("ACCOUNT-05 show where the parcel is, with past days and expected ones", () => {
    expect(stepsOf({ state: "in_transit", tracking: [PACKED, LEFT, LANDED, IN_CUSTOMS] })).toEqual([
      "ordered done 2026-11-08",
      "packed done 2026-11-10",
      "in_the_air done 2026-11-12",
      "customs current 2026-11-14",
      "with_courier ahead 2026-11-20",
      "ready_to_collect ahead 2026-11-21 – 2026-11-24",
    ]);
  });

  test("ACCOUNT-05 begin with the order; before it is paid nothing is promised", () => {
    expect(stepsOf({})).toEqual([
      "ordered current 2026-11-08",
      ...["packed", "in_the_air", "customs", "with_courier", "ready_to_collect"].map((name) => `${name} ahead null`),
    ]);
    expect(stepsOf({ state: "paid" })[5]).toBe("ready_to_collect ahead 2026-11-21 – 2026-11-24");
  });

  test("ACCOUNT-05 name the sea, the door, and an arrival without customs", () => {
    const steps = stepsOf({
      state: "delivered",
      shippingMethod: "sea",
      deliveryType: "door",
      tracking: [PACKED, LEFT, LANDED, TO_COURIER, { code: "delivered", day: "2026-11-22" }],
    });
    expect(steps.slice(2)).toEqual([
      "at_sea done 2026-11-12",
      "arrived done 2026-11-14",
      "with_courier done 2026-11-20",
      "delivered done 2026-11-22",
    ]);
  });

  test("ACCOUNT-05 of what was stopped end where it was stopped", () => {
    expect(stepsOf({ state: "refunded", tracking: [PACKED] }).map((step) => step.split(" ")[1])).toEqual([
      "done",
      "done",
      "ahead",
      "ahead",
      "ahead",
      "ahead",
    ]);
  });
});

describe("the stage of an order", () => {
  test("ACCOUNT-05 follows the parcel while it moves, and the state else", () => {
    expect(orderStage(progress({ state: "shipped", tracking: [PACKED, LEFT] }))).toBe("in_transit");
    expect(orderStage(progress({ state: "in_transit", tracking: [LANDED, IN_CUSTOMS] }))).toBe("customs");
    expect(orderStage(progress({ state: "out_for_delivery", tracking: [TO_COURIER] }))).toBe("with_courier");
    expect(orderStage(progress({ state: "out_for_delivery", tracking: [TO_COURIER, AT_POINT] }))).toBe(
      "ready_to_collect",
    );
    expect(orderStage(progress({ state: "delivered", tracking: [TO_COURIER, AT_POINT] }))).toBe("delivered");
    expect(orderStage(progress({ state: "cancelled", isExpired: true }))).toBe("expired");
    expect(orderStage(progress({ state: "cancelled" }))).toBe("cancelled");
  });

  test("ACCOUNT-05 every state has one, with a known tone", () => {
    for (const state of ORDER_STATES) expect(ORDER_STAGES).toContain(orderStage(progress({ state })));
    for (const stage of ORDER_STAGES) expect(STATUS_TONES).toContain(STAGE_TONES[stage]);
  });
});
