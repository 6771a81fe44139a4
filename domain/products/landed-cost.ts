import { add, type Money, money, multiply, roundToMinor } from "../money/money.ts";

export interface LandedCost {
  goods: Money;
  freight: Money;
  total: Money;
}

/**
 * The cost up to the door. Each line is rounded as shown, so that the lines add up to the total. Freight is estimated as
 * one parcel per piece: packed together they may cost less, never more (CATALOG-15, PRICE-05).
 */
export function landedCost(price: Money, freightOfOne: Money | null, quantity: number): LandedCost {
  const goods = roundToMinor(multiply(price, quantity));
  const freight = roundToMinor(multiply(freightOfOne ?? money(0), quantity));
  return { goods, freight, total: add(goods, freight) };
}
