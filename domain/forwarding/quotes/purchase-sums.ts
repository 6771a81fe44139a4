import { add, type Money, subtract, ZERO } from "#domain/money/money/money.ts";
import { percentageToMinor, shareDownToMinor } from "#domain/money/pricing/exact-share.ts";
import type { ForwardingFees } from "../landed-cost/forwarding-fees.ts";
import type { LandedLine } from "../landed-cost/landed-cost.ts";

type Tolerance = Pick<ForwardingFees, "price_tolerance" | "price_tolerance_minimum">;

/** Whether the customer is asked for a rise of a shop's price, above 2 % or one euro, or we bear the rise. */
export function riseOf(paid: Money, now: Money, tolerance: Tolerance): { outcome: "asked" | "borne"; rise: Money } {
  const rise = subtract(now, paid);
  const isMuch = rise > percentageToMinor(paid, tolerance.price_tolerance) || rise > tolerance.price_tolerance_minimum;
  return { outcome: rise > ZERO && isMuch ? "asked" : "borne", rise };
}

const sumOf = (lines: readonly LandedLine[], isIt: (line: LandedLine) => boolean): Money =>
  lines.filter(isIt).reduce((sum, { amount }) => add(sum, amount), ZERO);

/** The refund for an item that cannot be bought: its value, and its share of our fee (FORWARDING-01). */
export function refundOf(value: Money, lines: readonly LandedLine[]): Money {
  const goods = sumOf(lines, ({ key }) => key === "goods");
  const fee = sumOf(lines, ({ service }) => service === "buying");
  return goods === 0 ? value : add(value, shareDownToMinor(fee, { numerator: value, denominator: goods }));
}
