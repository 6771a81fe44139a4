import { expect, test } from "vitest";
import type { OrderProgress } from "#domain/selling/orders/order-stage.ts";
import { presentSteps } from "./steps-presenter.ts";

const promised = { arrivesFrom: "2026-11-21", arrivesTo: "2026-11-24" };
const inCustoms: OrderProgress = {
  state: "in_transit",
  isExpired: false,
  shippingMethod: "air",
  deliveryType: "pickup",
  placedOn: "2026-11-08",
  tracking: [{ code: "customs_started", day: "2026-11-15" }],
};
const on = (today: string) => presentSteps(promised, inCustoms, today);
const daysAhead = (today: string) =>
  on(today).steps.flatMap(({ state, day, last_day }) => (state === "ahead" ? [[day, last_day]] : []));

test("ACCOUNT-05 arrival and steps agree on the promised days, and nothing ahead has a day that is past", () => {
  expect(on("2026-11-15")).toMatchObject({ arrives_from: "2026-11-21", arrives_to: "2026-11-24" });
  expect(daysAhead("2026-11-15")).toEqual([
    ["2026-11-20", null],
    ["2026-11-21", "2026-11-24"],
  ]);
  expect(on("2026-11-23")).toMatchObject({ arrives_from: "2026-11-23", arrives_to: "2026-11-24" });
  expect(daysAhead("2026-11-23")).toEqual([
    ["2026-11-23", null],
    ["2026-11-23", "2026-11-24"],
  ]);
});

test("ACCOUNT-05 a late order promises no day", () => {
  expect(on("2026-11-25")).toMatchObject({ arrives_from: null, arrives_to: null });
  expect(daysAhead("2026-11-25").flat()).toEqual([null, null, null, null]);
});
