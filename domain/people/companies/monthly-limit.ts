import type { Money } from "#domain/money/money/money.ts";

export interface Spending {
  amount: Money;
  /** The whole limit in the currency of the amount. */
  limit: Money;
}

/** Whether sums, in whatever currencies, are together more than the limit. */
export const isAboveLimit = (spending: readonly Spending[]): boolean =>
  spending.reduce((share, { amount, limit }) => share + (amount > 0 ? amount / limit : 0), 0) > 1;

/** From when a member's payments count: the first moment of the month, by the clock of UTC, or when they joined. */
export function countedFrom(now: Date, joinedAt: Date): Date {
  const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
  return joinedAt > month ? joinedAt : month;
}
