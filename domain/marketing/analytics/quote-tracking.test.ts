import { expect, test } from "vitest";
import { QUOTE_TRACKING_STEPS, withStep } from "./quote-tracking.ts";

test("TRACK-06 each step of a quote is stored once: delivery, payment, the click to pay, success", () => {
  let stored: string | null = null;
  for (const step of QUOTE_TRACKING_STEPS) stored = withStep(stored, "QU1", step);
  expect(JSON.parse(stored ?? "")).toEqual({
    QU1: ["set-delivery", "set-payment", "click-pay", "payment-success"],
  });
  for (const step of QUOTE_TRACKING_STEPS) expect(withStep(stored, "QU1", step)).toBeNull();
  expect(JSON.parse(withStep(stored, "QU2", "set-delivery") ?? "")).toMatchObject({ QU2: ["set-delivery"] });
});

test("TRACK-06 what somebody else stored there is forgotten, and old quotes make room", () => {
  for (const broken of ["", "no json", "[]", "null", '{"QU1":"x"}'])
    expect(JSON.parse(withStep(broken, "QU1", "click-pay") ?? "")).toEqual({ QU1: ["click-pay"] });
  let stored: string | null = null;
  for (let number = 0; number < 30; number += 1) stored = withStep(stored, `QU${number}`, "click-pay");
  expect(Object.keys(JSON.parse(stored ?? ""))).toHaveLength(20);
});
