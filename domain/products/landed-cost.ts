import { add, type Money, money, multiply, roundToMinor } from "../money/money.ts";

export interface LandedCost {
  goods: Money;
  freight: Money;
  total: Money;
}

/**
 * What goods cost at the door. Each line is rounded as it is shown, so that the lines add up to the total. Freight is
 * that of as many parcels as pieces: together they may cost less, never more (CATALOG-15, PRICE-05).
 */
export function landedCost(price: Money, freightOfOne: Money | null, quantity: number): LandedCost {
  const goods = roundToMinor(multiply(price, quantity));
  const freight = roundToMinor(multiply(freightOfOne ?? money(0), quantity));
  return { goods, freight, total: add(goods, freight) };
}
