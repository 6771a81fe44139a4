import { describe, expect, test } from "vitest";
import { CHECKOUT_STEPS, standingOf, stateOf } from "./checkout-position.ts";

describe("CHECKOUT-02 where a page stands on the way through a checkout", () => {
  test("shipping, payment and confirmation lead back one step", () => {
    expect(standingOf("checkout", "abc", null)).toMatchObject({ current: 1, back: "/cart" });
    expect(standingOf("payment", "abc", { kind: "step" })).toMatchObject({ current: 2, back: "/checkout/abc" });
    expect(standingOf("confirm", "abc", null)).toMatchObject({ current: 2, back: "/payment/abc" });
  });

  test("success has all steps behind it and none to go back to", () => {
    const standing = standingOf("success", "abc", null);
    expect(standing?.back).toBeNull();
    expect(CHECKOUT_STEPS.map((_, index) => standing && stateOf(index, standing))).toEqual(Array(4).fill("done"));
  });

  test("what was ordered before and is paid for now is no step, nor is a return from a provider", () => {
    expect(standingOf("payment", "abc", { kind: "payable" })).toBeNull();
    expect(standingOf("payment-accept", undefined, null)).toBeNull();
  });
});
