import { type Money, money } from "../money/money.ts";

/** A fraction of whole numbers, so that a percentage or a rate is exact. */
export interface Ratio {
  numerator: number;
  denominator: number;
}

const UNITS_PER_MINOR = 100n;

/** Hundredths of a percent of an amount, in whole minor units, halves up; rounded only once (PRICE-07). */
export function percentageToMinor(amount: Money, hundredthsOfPercent: number): Money {
  const { product, divisor } = exact(amount, { numerator: hundredthsOfPercent, denominator: 10_000 });
  return fromMinorUnits(floorDivide(2n * product + divisor, 2n * divisor));
}

/** A share of an amount, rounded down to whole minor units (T116). */
export function shareDownToMinor(amount: Money, share: Ratio): Money {
  const { product, divisor } = exact(amount, share);
  return fromMinorUnits(floorDivide(product, divisor));
}

const exact = (amount: Money, { numerator, denominator }: Ratio) => ({
  product: BigInt(amount) * BigInt(numerator),
  divisor: BigInt(denominator) * UNITS_PER_MINOR,
});

const fromMinorUnits = (units: bigint) => money(Number(units * UNITS_PER_MINOR));

/** BigInt division truncates, which would round negative amounts up. */
function floorDivide(dividend: bigint, divisor: bigint): bigint {
  const quotient = dividend / divisor;
  return dividend % divisor < 0n ? quotient - 1n : quotient;
}
