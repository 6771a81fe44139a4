import { describe, expect, test } from "vitest";
import { mergeLines } from "./merge-carts.ts";

const line = (variantId: number, quantity: number, maxQuantity = 10) => ({ variantId, quantity, maxQuantity });

describe("T030 CART-04 the carts of a visitor and a user become one", () => {
  test("what only one of them holds stays as it is", () => {
    expect(mergeLines([line(1, 2)], [line(2, 3)])).toEqual([line(1, 2), line(2, 3)]);
  });

  test("what both hold is added up", () => {
    expect(mergeLines([line(1, 2)], [line(1, 3)])).toEqual([line(1, 5)]);
  });

  test("never above what may be bought", () => {
    expect(mergeLines([line(1, 3, 4)], [line(1, 3, 4)])).toEqual([line(1, 4, 4)]);
  });
});
