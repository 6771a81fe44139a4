import { describe, expect, test } from "vitest";
import { CHECKOUT_STEPS, positionOf, stateOf } from "./checkout-position.ts";

describe("CHECKOUT-02 the position of a page in the checkout", () => {
  test("shipping, payment and confirmation lead back one step", () => {
    expect(positionOf("checkout", "abc", null)).toMatchObject({ current: 1, back: "/cart" });
    expect(positionOf("payment", "abc", { kind: "step" })).toMatchObject({ current: 2, back: "/checkout/abc" });
    expect(positionOf("confirm", "abc", null)).toMatchObject({ current: 3, back: "/payment/abc" });
    expect(CHECKOUT_STEPS[3]).toBe("confirm");
  });

  test("one's own order has all steps done and no step to go back to", () => {
    const position = positionOf("success", "abc", { order: { is_owner: true } });
    expect(position?.back).toBeNull();
    expect(CHECKOUT_STEPS.map((_, index) => position && stateOf(index, position))).toEqual(Array(5).fill("done"));
  });

  test("ROUTE-27 ROUTE-43 without an order, or with somebody else's, nothing is done", () => {
    for (const order of [null, "unknown", { is_owner: false }])
      expect(positionOf("success", "abc", { order, isNamed: false })).toBeNull();
    expect(positionOf("order-successful", undefined, null)).toBeNull();
  });

  test("an unpaid order and a return from a provider are no steps", () => {
    expect(positionOf("payment", "abc", { kind: "payable" })).toBeNull();
    expect(positionOf("payment-accept", undefined, null)).toBeNull();
  });
});
