import { fromMinor, type Money, money } from "#domain/money/money/money.ts";
import { typedAmount } from "#domain/shared/forms/typed-number.ts";

const MORE_THAN_ANYBODY_HAS = fromMinor(1_000_000_000);

/** A sum in whole cents, as each language writes it; null for what is no sum. One that nobody has is cut to what can be counted. */
export function parseAmount(text: string): Money | null {
  const amount = typedAmount(text);
  return amount === null ? null : money(Math.min(amount, MORE_THAN_ANYBODY_HAS));
}
