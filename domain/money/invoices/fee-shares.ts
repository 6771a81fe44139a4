import { add, fromMinor, type Money, toMinor, ZERO } from "../money/money.ts";

/** Divides a payment fee among what it was paid for, by their sums, to the cent and without a rest. */
export function feeShares(fee: Money, amounts: readonly Money[]): Money[] {
  const [cents, total] = [toMinor(fee), amounts.reduce(add, ZERO)];
  let [given, reached] = [0, 0];
  return amounts.map((amount) => {
    reached += amount;
    const until = total === 0 ? 0 : Math.round((cents * reached) / total);
    const share = until - given;
    given = until;
    return fromMinor(share);
  });
}
