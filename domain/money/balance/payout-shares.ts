import { type Money, money } from "../money/money.ts";

/** A top-up's payment, and what has not gone back of it yet. */
export interface PayoutSource {
  paymentId: number;
  left: Money;
}

export interface PayoutShare {
  paymentId: number;
  amount: Money;
}

/**
 * Divides what is paid out among the payments that it came from, the newest first: what is spent is the oldest, and a
 * provider gives recent money back more readily. Whole cents, because no provider moves less.
 */
export function payoutShares(amount: Money, newestFirst: readonly PayoutSource[]): PayoutShare[] {
  let rest = amount - (amount % 100);
  return newestFirst.flatMap(({ paymentId, left }) => {
    const share = money(Math.min(rest, left));
    rest -= share;
    return share > 0 ? [{ paymentId, amount: share }] : [];
  });
}
