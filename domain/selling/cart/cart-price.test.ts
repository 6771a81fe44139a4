import { expect, test } from "vitest";
import { fromMinor } from "#domain/money/money/money.ts";
import { type CartToPrice, priceCart } from "./cart-price.ts";

const cart: CartToPrice = {
  items: [
    { price: fromMinor(7_990), quantity: 1, is_reserved: true },
    { price: fromMinor(18_900), quantity: 1, is_reserved: true },
    { price: fromMinor(6_450), quantity: 2, is_reserved: true },
    { price: fromMinor(4_900), quantity: 1, is_reserved: false },
  ],
  shipping: {
    shipping_methods: { air: fromMinor(1_860), sea: fromMinor(790) },
    shipping_discounts: { air: fromMinor(320), sea: null },
  },
  shipping_method: "air",
  delivery: { from_fee: null },
};

test("CART-05 PRICE-02 PRICE-04 PRICE-08 adds up products, freight and its discount, without unreserved lines", () => {
  expect(priceCart(cart)).toMatchObject({
    subtotal: fromMinor(39_790),
    shipping: fromMinor(2_180),
    shippingDiscount: fromMinor(320),
    shippingDiscountPercentage: 15,
    final: fromMinor(41_650),
  });
});

test("CART-05 uses the price and the discount of the chosen method", () => {
  expect(priceCart({ ...cart, shipping_method: "sea" })).toMatchObject({
    shipping: fromMinor(790),
    shippingDiscount: 0,
    final: fromMinor(40_580),
  });
});

test("PRICE-03 PRICE-08 counts the cheapest delivery and says that the total is the least", () => {
  expect(priceCart(cart)).toMatchObject({ delivery: 0, isFrom: false });
  const delivery = { from_fee: fromMinor(199) };
  expect(priceCart({ ...cart, delivery })).toMatchObject({
    delivery: fromMinor(199),
    isFrom: true,
    final: fromMinor(41_849),
  });
  expect(priceCart({ ...cart, items: [], delivery })).toMatchObject({ delivery: 0, isFrom: false, final: 0 });
});

test("CART-02 sums only the products without freight", () => {
  expect(priceCart({ ...cart, shipping: null }).final).toBe(fromMinor(39_790));
});

test("CART-06 charges nothing when nothing is reserved", () => {
  const items = cart.items.map((item) => ({ ...item, is_reserved: false }));
  expect(priceCart({ ...cart, items })).toMatchObject({ shipping: 0, shippingDiscount: 0, final: 0 });
});
