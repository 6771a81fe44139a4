import { add, type Money, money, roundToMinor, subtract, ZERO } from "#domain/money/money/money.ts";
import { type ClaimKind, isAboutGoods } from "./claim-rules.ts";

interface CarriageFacts {
  declared: Money;
  cover: Money;
  freight: Money;
}

/** The most that a claim about carriage gives: the declared value up to the cover, and the freight. */
export const carriageCap = ({ declared, cover, freight }: CarriageFacts): Money =>
  add(money(Math.min(declared, cover)), freight);

interface GrantableSums {
  /** The cap less the sums that were given before. */
  underCap: Money;
  /** Paid and not refunded. */
  left: Money;
  /** The cover, and the part of it that was credited before. */
  cover: Money;
  credited: Money;
}

/** The most that a claim can still give: a refund of the payment, and beyond it only the cover (I20). */
export const grantableOf = ({ underCap, left, cover, credited }: GrantableSums): Money =>
  money(Math.max(0, Math.min(underCap, left + Math.max(0, cover - credited))));

interface DiscountedLine {
  total: Money;
  /** The sum of all lines. */
  subtotal: Money;
  discount: Money;
}

/** The sum paid for a line: a discount of the whole order is shared by its lines. */
export function paidForLine({ total, subtotal, discount }: DiscountedLine): Money {
  if (subtotal === 0) return ZERO;
  return subtract(total, roundToMinor(money(Math.floor((total / subtotal) * discount))));
}

export interface ClaimableSums {
  /** The sum paid for each line that can be claimed by itself; empty where all are claimed together. */
  lines: readonly { id: number; paid: Money }[];
  /** The most for all lines and the freight. */
  whole: Money;
}

/** The most that a claim gives: for goods, the sum paid for the chosen lines, or for all; otherwise `whole`. */
export function claimCap({ lines, whole }: ClaimableSums, kind: ClaimKind, chosen: readonly number[]): Money {
  if (!isAboutGoods(kind) || lines.length === 0) return whole;
  const named = lines.filter(({ id }) => chosen.length === 0 || chosen.includes(id));
  return money(
    Math.min(
      whole,
      named.reduce((sum, { paid }) => add(sum, paid), ZERO),
    ),
  );
}
