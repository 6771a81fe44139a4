import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { money } from "#domain/money/money/money.ts";
import { AIR as air, euros, SEA as sea, SHOE_BOX as shoes, TIERS } from "#testing/forwarding/freight.ts";
import { chargeableTogether, chargeableWeight } from "./chargeable-weight.ts";
import { freightByMethod, tierProgress } from "./freight.ts";
import { estimateShipping, estimateTogether } from "./shipping-estimate.ts";
import { tariffsInForce } from "./tariffs-in-force.ts";

/** The order of the tiers does not matter. */
const tiers = TIERS.toReversed();

describe("freight", () => {
  test("CART-05 adds up weight and volume of pieces in one box", () => {
    expect(chargeableTogether([{ ...shoes, quantity: 3 }], air)).toEqual({ grams: 3_000, steps: 6, isByVolume: false });
    const pillow = { weightGrams: 100, lengthMm: 500, widthMm: 400, heightMm: 100, quantity: 1 };
    // 1.9 kg in 2 × 2.4 + 20 litres, which count as 4.96 kg.
    const box = [{ ...shoes, quantity: 2 }, pillow];
    expect(chargeableTogether(box, air)).toEqual({ grams: 5_000, steps: 10, isByVolume: true });
  });

  test("CART-05 a shared box never weighs or costs more than separate ones", () => {
    const size = fc.integer({ min: 1, max: 1_000 });
    const good = fc.record({
      weightGrams: fc.integer({ min: 1, max: 30_000 }),
      lengthMm: size,
      widthMm: size,
      heightMm: size,
      quantity: fc.integer({ min: 1, max: 5 }),
    });
    fc.assert(
      fc.property(fc.array(good, { minLength: 1, maxLength: 6 }), (goods) => {
        const separately = goods.map((each) => each.quantity * chargeableWeight(each, air).grams);
        expect(chargeableTogether(goods, air).grams).toBeLessThanOrEqual(
          separately.reduce((sum, grams) => sum + grams, 0),
        );
        const prices = goods.map((each) => each.quantity * estimateShipping(air, each, "2026-11-15").price);
        const together = estimateTogether(air, goods, "2026-11-15").price;
        expect(together).toBeLessThanOrEqual(prices.reduce((sum, one) => sum + one, 0));
      }),
    );
  });

  test("CART-05 PRICE-02 returns each method's discounted price, discount and arrival", () => {
    const goods = [{ ...shoes, quantity: 2 }];
    const offers = freightByMethod({ rates: [air, sea], tiers, goods, subtotal: euros("259.90"), today: "2026-11-15" });
    expect(offers).toMatchObject([
      {
        method: "air",
        price: euros("13.59"),
        discount: euros("1.51"),
        arrivesFrom: "2026-11-20",
        chargeableGrams: 2_000,
      },
      { method: "sea", price: euros("5.50"), discount: money(0), arrivesFrom: "2026-12-13", tier: null },
    ]);
    expect(offers[0]?.tier).toEqual({ percent: 10, next: null });
  });

  test("CART-05 returns no freight without products", () => {
    expect(freightByMethod({ rates: [air], tiers, goods: [], subtotal: money(0), today: "2026-11-15" })).toEqual([]);
  });

  test("PRICE-04 returns the reached and the next discount tier, in any order of the tiers", () => {
    const next = (text: string, percent: number) => ({ minimumSubtotal: euros(text), percent });
    expect(tierProgress(tiers, "air", euros("99.9999"))).toEqual({ percent: 0, next: next("100", 5) });
    expect(tierProgress(tiers, "air", euros("100"))).toEqual({ percent: 5, next: next("200", 10) });
    expect(tierProgress(tiers, "air", euros("1000"))).toEqual({ percent: 10, next: null });
    expect(tierProgress(tiers, "sea", euros("1000"))).toBeNull();
  });

  test("CART-05 uses the tariff of the day for each offered method", () => {
    const row = { ...air, warehouseId: null, countryId: 1, currencyId: 1, validFrom: "2026-01-01" };
    const rows = [
      { ...row, ...sea },
      { ...row, validFrom: "2026-12-01" },
      row,
      { ...row, validFrom: "2026-06-01" },
      { ...row, countryId: 2 },
      { ...row, currencyId: 2 },
      { ...row, warehouseId: 7, validFrom: "2026-07-01" },
    ];
    const reader = { countryId: 1, currencyId: 1, methods: ["air", "sea", "quotes"], today: "2026-11-15" };
    const query = { ...reader, warehouseId: null };
    expect(tariffsInForce(rows, query).map(({ method, validFrom }) => `${method} ${validFrom}`)).toEqual([
      "air 2026-06-01",
      "sea 2026-01-01",
    ]);
    expect(tariffsInForce(rows, { ...query, methods: ["sea"] }).map(({ method }) => method)).toEqual(["sea"]);
    expect(tariffsInForce(rows, { ...query, today: "2025-12-31" })).toEqual([]);
    const forwarded = tariffsInForce(rows, { ...query, warehouseId: 7 });
    expect(forwarded.map(({ method, validFrom }) => `${method} ${validFrom}`)).toEqual(["air 2026-07-01"]);
  });
});
