import { expect, test } from "vitest";
import { anticipatedCart } from "./anticipated-cart.ts";

const cart = {
  items: [
    { line_id: 1, quantity: 1 },
    { line_id: 2, quantity: 2 },
  ],
  shipping_method: "air" as const,
  expiration: "2026-11-15T14:32:00Z",
};

test("CART-04 applies a changed quantity and drops a removed line before the server has answered", () => {
  const quantities = new Map([
    [1, 3],
    [2, 0],
    [9, 5],
  ]);
  expect(anticipatedCart(cart, { quantities, method: null })).toEqual({
    ...cart,
    items: [{ line_id: 1, quantity: 3 }],
  });
});

test("CART-05 applies the chosen method before the server has answered", () => {
  expect(anticipatedCart(cart, { quantities: new Map(), method: "sea" })).toEqual({ ...cart, shipping_method: "sea" });
});
