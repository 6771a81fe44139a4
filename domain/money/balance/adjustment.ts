import type { Permission } from "#domain/people/access/permissions.ts";
import { fromMinor, type Money } from "../money/money.ts";

/** The permission to change a balance by hand (ACCOUNT-03). */
export const ADJUST_BALANCE_PERMISSION: Permission = "ledger.adjust";

/** The most that a balance can be after an adjustment, in any currency: answers have no larger amounts (T132). */
export const MOST_BALANCE = fromMinor(1_000_000_000);

const SHORTEST_REASON = 3;
const LONGEST_REASON = 500;

/** Whether an adjustment is complete: an amount, and a reason of a readable length (ACCOUNT-03). */
export function isAdjustment(amount: Money, reason: string): boolean {
  const { length } = reason.trim();
  return amount !== 0 && length >= SHORTEST_REASON && length <= LONGEST_REASON;
}
