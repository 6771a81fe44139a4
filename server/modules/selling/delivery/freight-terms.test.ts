import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { money } from "#domain/money/money/money.ts";
import { EUR, euros, LT, openTestDelivery, PATIENCE, type TestDelivery } from "#testing/selling/delivery.ts";

let shop: TestDelivery;
beforeAll(async () => {
  shop = await openTestDelivery();
});
afterAll(() => shop?.close());

describe("freight", () => {
  const tariff = {
    warehouseId: null,
    countryId: LT,
    currencyId: EUR,
    validFrom: "2026-01-01",
    stepGrams: 500,
    volumeDivisor: 5_000,
  };
  const air = {
    ...tariff,
    method: "air" as const,
    baseAmount: money(39_000),
    amountPerStep: money(28_000),
    minDays: 5,
    maxDays: 8,
  };
  const sea = {
    ...tariff,
    method: "sea" as const,
    baseAmount: money(19_000),
    amountPerStep: money(9_000),
    minDays: 28,
    maxDays: 42,
  };
  const goods = [{ weightGrams: 900, lengthMm: 200, widthMm: 120, heightMm: 100, quantity: 2, hsCode: "640411" }];
  const today = new Date().toISOString().slice(0, 10);
  const scope = {
    storefront: { code: "lt", features: ["air" as const, "sea" as const] },
    currency: { id: EUR },
    countryId: LT,
    today,
  };

  test("CART-05 PRICE-02 each method's price after the tier's discount, and how far the next tier is", () => {
    const quote = shop.delivery.quoteFreight(scope, [air, sea], goods, euros("259.90"));
    expect(quote).toMatchObject({
      shipping_methods: { air: euros("13.59"), sea: euros("5.17") },
      shipping_discounts: { air: euros("1.51"), sea: euros("0.33") },
      chargeable_grams: { air: 2_000, sea: 2_000 },
      tier_based_shipping_discount: { percent: 10, next: { minimum_subtotal: euros("350"), percent: 15 } },
    });
    expect(quote.arrivals.air?.arrives_from).toBe(shop.dayFromNow(5));
  });

  test("CART-05 a method that is not offered has no price, nor has an empty cart", () => {
    const airOnly = { ...scope, storefront: { code: "lt", features: ["air" as const] } };
    const quote = shop.delivery.quoteFreight(airOnly, [air, sea], goods, euros("10"));
    expect(quote.shipping_methods).toEqual({ air: euros("15.10"), sea: null });
    expect(quote.tier_based_shipping_discount).toEqual({
      percent: 0,
      next: { minimum_subtotal: euros("100"), percent: 5 },
    });
    const none = { air: null, sea: null };
    expect(shop.delivery.quoteFreight(scope, [air, sea], [], euros("0"))).toEqual({
      shipping_methods: none,
      shipping_discounts: none,
      arrivals: none,
      chargeable_grams: none,
      refused: none,
      tier_based_shipping_discount: null,
    });
  });

  test("CART-05 a new ladder of discounts replaces the old one as a whole, on its day", async () => {
    await shop.run(
      sql`insert into freight_discounts values ('lt', ${EUR}, 'air', ${shop.dayFromNow(2)}, ${euros("500")}, 50)`,
    );
    const percentOn = (day: string) =>
      shop.delivery.quoteFreight({ ...scope, today: day }, [air], goods, euros("259.90")).tier_based_shipping_discount;
    await expect.poll(() => percentOn(shop.dayFromNow(2))?.percent, PATIENCE).toBe(0);
    expect(percentOn(shop.dayFromNow(2))?.next).toEqual({ minimum_subtotal: euros("500"), percent: 50 });
    expect(percentOn(today)?.percent).toBe(10);
  });
});
