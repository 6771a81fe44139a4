import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fromDecimalString, type Money, money } from "../money/money.ts";
import { FEE_TYPE } from "../payments/provider.ts";
import { promotionDiscount } from "./promotion-discount.ts";

const euros = (text: string) => fromDecimalString(text) as Money;
const lines = [
  { currentPrice: euros("129.95"), quantity: 2, categoryIds: [1932, 1] },
  { currentPrice: euros("138"), quantity: 1, categoryIds: [2] },
];
const tenPercent = { type: FEE_TYPE.percentage, value: 1_000, categoryIds: null };
const fiftyEuros = { type: FEE_TYPE.fixed, value: euros("50"), categoryIds: null };

describe("a promotion", () => {
  test("PRICE-05 takes a percentage, rounded to the minor unit, or a fixed amount off the products", () => {
    expect(promotionDiscount(tenPercent, lines)).toBe(euros("39.79"));
    expect(promotionDiscount(fiftyEuros, lines)).toBe(euros("50"));
    expect(promotionDiscount(tenPercent, [])).toBe(money(0));
  });

  test("PRICE-05 of some categories applies to their products only", () => {
    expect(promotionDiscount({ ...tenPercent, categoryIds: [2] }, lines)).toBe(euros("13.80"));
    expect(promotionDiscount({ ...fiftyEuros, categoryIds: [1] }, lines)).toBe(euros("50"));
    expect(promotionDiscount({ ...tenPercent, categoryIds: [999] }, lines)).toBe(money(0));
    expect(promotionDiscount({ ...tenPercent, categoryIds: [] }, lines)).toBe(money(0));
  });

  test("PRICE-05 T115 never takes off more than the products it applies to cost", () => {
    const price = fc.integer({ min: 0, max: 1_000_000 }).map(money);
    const line = fc.record({
      currentPrice: price,
      quantity: fc.integer({ min: 1, max: 9 }),
      categoryIds: fc.subarray([1, 2, 3]),
    });
    const terms = fc.record({
      type: fc.constantFrom(FEE_TYPE.fixed, FEE_TYPE.percentage),
      value: fc.integer({ min: 0, max: 10_000 }),
      categoryIds: fc.option(fc.subarray([1, 2, 3])),
    });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 5 }), terms, (goods, promotion) => {
        const eligible = goods.filter(
          ({ categoryIds }) => promotion.categoryIds?.some((id) => categoryIds.includes(id)) ?? true,
        );
        const most = eligible.reduce((sum, { currentPrice, quantity }) => sum + currentPrice * quantity, 0);
        const discount = promotionDiscount(promotion, goods);
        expect(discount).toBeGreaterThanOrEqual(0);
        expect(discount).toBeLessThanOrEqual(most);
      }),
    );
  });
});
