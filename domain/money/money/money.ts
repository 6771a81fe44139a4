/** Money is a whole number of 1/10 000 of a currency's unit, never a float (PRICE-08). */
export type Money = number & { readonly __brand: "Money" };

const FRACTIONS_PER_UNIT = 10_000;
const FRACTIONS_PER_MINOR = 100;
const DECIMALS = 4;

const DECIMAL = /^(-?)(\d{1,12})(?:\.(\d{1,4})0{0,16})?$/;

/** An amount in 1/10 000; anything but a safe whole number is a mistake in the program and throws (PRICE-08). */
export function money(fractions: number): Money {
  if (!Number.isSafeInteger(fractions)) throw new RangeError(`Not a whole amount of 1/10 000: ${fractions}`);
  return (fractions + 0) as Money; // + 0 turns -0 into 0
}

export const ZERO = money(0);

/** An amount given in minor units, e.g. cents (PRICE-08). */
export function fromMinor(minor: number): Money {
  return money(minor * FRACTIONS_PER_MINOR);
}

/** The most that staff can enter as one amount: sums of many such amounts can still be answered (T132). */
export const MOST_ENTERED_AMOUNT = fromMinor(100_000_000);

/** An amount written with a decimal point and up to four decimals, or null when it is anything else (PRICE-08). */
export function fromDecimalString(text: string): Money | null {
  const match = DECIMAL.exec(text);
  if (!match) return null;
  const [, sign, units = "", decimals = ""] = match;
  const fractions = Number(units + decimals.padEnd(DECIMALS, "0"));
  if (!Number.isSafeInteger(fractions)) return null;
  return money(sign === "-" ? -fractions : fractions);
}

/** The sum of two amounts, exact (PRICE-05). */
export function add(a: Money, b: Money): Money {
  return money(a + b);
}

/** The difference of two amounts, exact (PRICE-05). */
export function subtract(a: Money, b: Money): Money {
  return money(a - b);
}

/** An amount taken a whole number of times (PRICE-01). */
export function multiply(amount: Money, quantity: number): Money {
  return money(amount * quantity);
}

/** The amount with all its four decimals, e.g. "12.3400" (PRICE-08). */
export function toDecimalString(amount: Money): string {
  const absolute = Math.abs(amount);
  const decimals = absolute % FRACTIONS_PER_UNIT;
  const units = (absolute - decimals) / FRACTIONS_PER_UNIT;
  return `${amount < 0 ? "-" : ""}${units}.${String(decimals).padStart(DECIMALS, "0")}`;
}

/** The amount to two decimals, halves rounded away from zero (PRICE-07). */
export function roundToMinor(amount: Money): Money {
  const absolute = Math.abs(amount);
  const rest = absolute % FRACTIONS_PER_MINOR;
  const rounded = absolute - rest + (rest >= FRACTIONS_PER_MINOR / 2 ? FRACTIONS_PER_MINOR : 0);
  return money(amount < 0 ? -rounded : rounded);
}

/** The amount as markup and feeds of other programs want it, e.g. "79.90". */
export const toMinorString = (amount: Money): string => toDecimalString(roundToMinor(amount)).slice(0, -2);

/** The amount in minor units, e.g. cents for a payment provider (PRICE-08). */
export function toMinor(amount: Money): number {
  return roundToMinor(amount) / FRACTIONS_PER_MINOR;
}
