import { expect, test } from "vitest";
import { progressShare } from "./progress-share.ts";

const left = { departedAt: 0, expectedAt: 100 };

test("FORWARDING-05 a parcel in the air is where the time says, between leaving and arriving", () => {
  expect(progressShare({ status: "in_transit", ...left }, 50)).toBeCloseTo(0.425);
  expect(progressShare({ status: "in_transit", ...left }, 1)).toBe(0.12);
  expect(progressShare({ status: "in_transit", ...left }, 500)).toBe(0.8);
});

test("FORWARDING-05 without a day, and before and after the journey, its status says where it is", () => {
  expect(progressShare({ status: "in_transit", departedAt: 0, expectedAt: null }, 50)).toBe(0.5);
  expect(progressShare({ status: null, ...left }, 50)).toBe(0);
  expect(progressShare({ status: "packed", ...left }, 50)).toBe(0);
  expect(progressShare({ status: "delivered", ...left }, 50)).toBe(1);
});
