import { type Money, money } from "../money/money.ts";

/** A top-up's payment, and what is not refunded of it yet. */
export interface PayoutSource {
  paymentId: number;
  left: Money;
}

export interface PayoutShare {
  paymentId: number;
  amount: Money;
}

/**
 * Divides a payout among the payments of top-ups, the newest first: the oldest count as spent, and providers refund
 * recent payments more reliably. Whole cents, because providers take no fractions of them.
 */
export function payoutShares(amount: Money, newestFirst: readonly PayoutSource[]): PayoutShare[] {
  let rest = amount - (amount % 100);
  return newestFirst.flatMap(({ paymentId, left }) => {
    const share = money(Math.min(rest, left));
    rest -= share;
    return share > 0 ? [{ paymentId, amount: share }] : [];
  });
}
