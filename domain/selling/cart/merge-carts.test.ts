import { describe, expect, test } from "vitest";
import { mergeLines } from "./merge-carts.ts";

const line = (variantId: number, quantity: number, maxQuantity = 10) => ({ variantId, quantity, maxQuantity });

describe("T030 CART-04 merging the carts of a visitor and a customer", () => {
  test("keeps lines that are in one cart only", () => {
    expect(mergeLines([line(1, 2)], [line(2, 3)])).toEqual([line(1, 2), line(2, 3)]);
  });

  test("adds up lines that are in both carts", () => {
    expect(mergeLines([line(1, 2)], [line(1, 3)])).toEqual([line(1, 5)]);
  });

  test("never exceeds the maximum quantity", () => {
    expect(mergeLines([line(1, 3, 4)], [line(1, 3, 4)])).toEqual([line(1, 4, 4)]);
  });
});
