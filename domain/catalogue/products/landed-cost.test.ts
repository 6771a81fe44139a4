import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { quoteFreight } from "#domain/forwarding/freight/freight.ts";
import type { ShippingRate } from "#domain/forwarding/freight/shipping-estimate.ts";
import { SHIPPING_METHODS } from "#domain/forwarding/freight/shipping-method.ts";
import { add, fromMinor, multiply, subtract, toMinor } from "#domain/money/money/money.ts";
import { priceCheckout } from "#domain/money/pricing/checkout-price.ts";
import { subtotalOf } from "#domain/money/pricing/landed-total.ts";
import { priceCart } from "#domain/selling/cart/cart-price.ts";
import { AIR as air, euros, SHOE_BOX, SEA as sea, TIERS } from "#testing/forwarding/freight.ts";
import { type LandedTerms, landedCost, type ProductToPrice } from "./landed-cost.ts";

const terms: LandedTerms = {
  today: "2026-11-15",
  rates: [air, sea],
  tiers: TIERS,
  deliveryFees: [
    { fee: euros("1.89"), maxWeightGrams: 2_000 },
    { fee: euros("4.99"), maxWeightGrams: 30_000 },
  ],
};
const boots: ProductToPrice = {
  parcel: SHOE_BOX,
  price: euros("115.90"),
  quantity: 1,
  method: "air",
};

describe("the landed cost of a product", () => {
  test("CATALOG-15 PRICE-05 is goods, freight less its automatic discount, and the cheapest delivery", () => {
    const { total, chosen } = landedCost(terms, boots);
    expect(chosen?.method).toBe("air");
    expect(total).toMatchObject({
      subtotal: euros("115.90"),
      shipping: euros("9.50"),
      shippingDiscount: euros("0.48"),
      delivery: euros("1.89"),
      isFrom: true,
      final: euros("126.81"),
    });
  });

  test("CATALOG-15 pieces travel in one box, reach the next discount together and may need another courier", () => {
    expect(landedCost(terms, { ...boots, quantity: 3 }).total).toMatchObject({
      shipping: euros("20.70"),
      shippingDiscount: euros("2.07"),
      delivery: euros("4.99"),
      final: euros("371.32"),
    });
  });

  test("CART-05 a method that is not offered gives way to the quickest that is", () => {
    const bySea = landedCost({ ...terms, rates: [sea] }, boots);
    expect(bySea).toMatchObject({ chosen: { method: "sea" }, total: { shippingDiscount: 0 } });
    expect(landedCost(terms, { ...boots, method: null }).chosen?.method).toBe("air");
    expect(landedCost({ ...terms, rates: [] }, boots)).toMatchObject({ offers: [], total: { shipping: 0 } });
  });

  test("PRICE-03 what nobody can bring is no from figure", () => {
    const { total } = landedCost(terms, { ...boots, quantity: 40 });
    expect(total).toMatchObject({ delivery: 0, isFrom: false });
  });
});

const cents = (max: number) => fc.integer({ min: 0, max }).map(fromMinor);
const method = fc.constantFrom(...SHIPPING_METHODS);
const rate = (of: ShippingRate["method"]) =>
  fc.record({
    method: fc.constant(of),
    baseAmount: cents(2_000),
    amountPerStep: cents(1_000),
    stepGrams: fc.constantFrom(100, 500, 1_000),
    volumeDivisor: fc.constantFrom(1_000, 5_000, 6_000),
    minDays: fc.constant(5),
    maxDays: fc.constant(8),
  });
const anyTerms: fc.Arbitrary<LandedTerms> = fc.record({
  today: fc.constant("2026-11-15"),
  rates: fc.subarray(["air", "sea"] as const).chain((offered) => fc.tuple(...offered.map(rate))),
  tiers: fc.array(fc.record({ method, minimumSubtotal: cents(50_000), percent: fc.integer({ min: 0, max: 100 }) }), {
    maxLength: 4,
  }),
  deliveryFees: fc.array(fc.record({ fee: cents(1_000), maxWeightGrams: fc.integer({ min: 0, max: 60_000 }) }), {
    maxLength: 4,
  }),
});
const side = fc.integer({ min: 1, max: 900 });
const anyProduct: fc.Arbitrary<ProductToPrice> = fc.record({
  parcel: fc.record({
    weightGrams: fc.integer({ min: 1, max: 20_000 }),
    lengthMm: side,
    widthMm: side,
    heightMm: side,
  }),
  price: cents(100_000),
  quantity: fc.integer({ min: 1, max: 20 }),
  method: fc.option(method),
});

describe("the landed total of any product", () => {
  test("PRICE-08 is the same with the product, in the cart and in a checkout by the cheapest courier, to the cent", () => {
    fc.assert(
      fc.property(anyTerms, anyProduct, (someTerms, product) => {
        const { chosen, total: shown } = landedCost(someTerms, product);
        if (!chosen) return;
        const { price: currentPrice, quantity, parcel } = product;
        const lines = [{ currentPrice, quantity }];
        const quoted = quoteFreight(someTerms, [{ ...parcel, quantity }], subtotalOf(lines));
        const from_fee = shown.isFrom ? shown.delivery : null;
        const items = [{ price: currentPrice, quantity, is_reserved: true }];
        const inCart = priceCart({ items, shipping: quoted, shipping_method: chosen.method, delivery: { from_fee } });
        const inCheckout = priceCheckout({
          lines,
          shippingFee: null,
          methodPrice: quoted.shipping_methods[chosen.method],
          shippingDiscount: quoted.shipping_discounts[chosen.method] ?? fromMinor(0),
          deliveryFee: from_fee,
          courierFee: null,
          promotionDiscount: fromMinor(0),
          availableBalance: fromMinor(0),
          paymentFee: null,
        });
        expect(inCart.final).toBe(shown.final);
        expect(inCheckout.final).toBe(shown.final);
        expect(inCheckout.isFrom).toBe(false);
      }),
    );
  });

  test("PRICE-05 PRICE-07 its lines add up to it as they are shown", () => {
    fc.assert(
      fc.property(anyTerms, anyProduct, (someTerms, product) => {
        const { total } = landedCost(someTerms, product);
        const lines = [total.subtotal, total.shipping, subtract(fromMinor(0), total.shippingDiscount), total.delivery];
        expect(lines.reduce((sum, each) => sum + toMinor(each), 0)).toBe(toMinor(total.final));
      }),
    );
  });

  test("CART-05 never gains from splitting an order, apart from the delivery, while the discount is the same", () => {
    const without: fc.Arbitrary<LandedTerms> = anyTerms.map((some) => ({ ...some, tiers: [], deliveryFees: [] }));
    fc.assert(
      fc.property(without, anyProduct, (someTerms, product) => {
        const one = landedCost(someTerms, { ...product, quantity: 1 }).total.final;
        const all = landedCost(someTerms, product).total.final;
        expect(all).toBeLessThanOrEqual(multiply(one, product.quantity));
      }),
    );
  });

  test("PRICE-03 no delivery that could bring it is cheaper than the one counted", () => {
    fc.assert(
      fc.property(anyTerms, anyProduct, (someTerms, product) => {
        const grams = product.parcel.weightGrams * product.quantity;
        const { total } = landedCost(someTerms, product);
        const possible = someTerms.deliveryFees.filter(({ maxWeightGrams }) => maxWeightGrams >= grams);
        expect(total.isFrom).toBe(possible.length > 0);
        const rest = subtract(total.final, total.delivery);
        for (const { fee } of possible) expect(total.final).toBeLessThanOrEqual(add(rest, fee));
      }),
    );
  });
});
