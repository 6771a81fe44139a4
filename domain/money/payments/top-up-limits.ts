import { fromMinor, type Money } from "../money/money.ts";

/** The least and the most that a balance can be topped up by at once, in any currency (ACCOUNT-04). */
export const TOP_UP_MINIMUM = fromMinor(500);
export const TOP_UP_MAXIMUM = fromMinor(500_000);

/** Amounts that can be picked at once (ACCOUNT-04). */
export const TOP_UP_SUGGESTIONS: readonly Money[] = [2_000, 5_000, 10_000, 20_000].map(fromMinor);

export type TopUpError = "topup.error.whole-cents" | "topup.error.too-little" | "topup.error.too-much";

/** Why an amount cannot be topped up, or null when it can: whole cents between the limits (ACCOUNT-04). */
export function topUpError(amount: Money): TopUpError | null {
  if (amount < TOP_UP_MINIMUM) return "topup.error.too-little";
  if (amount > TOP_UP_MAXIMUM) return "topup.error.too-much";
  return amount % fromMinor(1) === 0 ? null : "topup.error.whole-cents";
}
