import type { Money } from "../money/money.ts";
import { shareDownToMinor } from "./exact-share.ts";

/** The rate of a currency to the euro, in millionths: 1 080 000 is 1.08 for one euro. */
export type MillionthsPerEuro = number;

export const EURO_RATE: MillionthsPerEuro = 1_000_000;

/**
 * Converts an amount to whole minor units of another currency. Rounds down, so that converting back and forth never
 * gains money (T116).
 */
export function convert(amount: Money, from: MillionthsPerEuro, to: MillionthsPerEuro): Money {
  if (from === to) return amount;
  return shareDownToMinor(amount, { numerator: to, denominator: from });
}
