import { describe, expect, test } from "vitest";
import { fromMinor } from "#domain/money/money/money.ts";
import { type ComparedCheckout, checkoutDifferences } from "./checkout-changes.ts";

const shoe = { sku: "BZ-1", name: "Trail Runner", currentPrice: fromMinor(7990), quantity: 2 };
const lamp = { sku: "LM-1", name: "Lamp", currentPrice: fromMinor(2000), quantity: 1 };
const totals = {
  shipping: fromMinor(2180),
  shipping_discount: fromMinor(320),
  delivery: fromMinor(199),
  promotion_discount: fromMinor(1000),
  balance: fromMinor(0),
  payment_fee: fromMinor(30),
};
const shown: ComparedCheckout = { products: [shoe, lamp], totals };

describe("T113 changes since the checkout was shown", () => {
  test("returns none when nothing has changed", () => {
    expect(checkoutDifferences(shown, structuredClone(shown))).toEqual([]);
  });

  test("returns a product with another price or quantity, or one that is gone, by its share of the total", () => {
    const fresh = { products: [{ ...shoe, quantity: 1 }], totals };
    expect(checkoutDifferences(shown, fresh)).toEqual([
      {
        component: "product",
        sku: "BZ-1",
        name: "Trail Runner",
        quantity: 1,
        before: fromMinor(15980),
        now: fromMinor(7990),
      },
      { component: "product", sku: "LM-1", name: "Lamp", quantity: 0, before: fromMinor(2000), now: fromMinor(0) },
    ]);
  });

  test("returns freight after its discount, delivery, discounts and the fee", () => {
    const fresh = {
      ...shown,
      totals: { ...totals, shipping: fromMinor(2380), promotion_discount: fromMinor(0), payment_fee: fromMinor(60) },
    };
    expect(checkoutDifferences(shown, fresh)).toEqual([
      { component: "freight", before: fromMinor(1860), now: fromMinor(2060) },
      { component: "promotion", before: fromMinor(-1000), now: fromMinor(0) },
      { component: "fee", before: fromMinor(30), now: fromMinor(60) },
    ]);
  });
});
