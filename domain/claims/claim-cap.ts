import { add, type Money, money, roundToMinor, subtract, ZERO } from "../money/money.ts";
import { type ClaimKind, isAboutGoods } from "./claim-rules.ts";

interface CarriageFacts {
  declared: Money;
  cover: Money;
  freight: Money;
}

/** The most that a claim about carriage gives: what was declared, as far as it is covered, and the freight. */
export const carriageCap = ({ declared, cover, freight }: CarriageFacts): Money =>
  add(money(Math.min(declared, cover)), freight);

interface GrantableSums {
  /** The cap without what was given before. */
  underCap: Money;
  /** What was paid and has not gone back. */
  left: Money;
  /** What the cover gives, and what of it was credited before. */
  cover: Money;
  credited: Money;
}

/** What a claim can still give: what was paid goes back, and beyond that the cover alone gives (I20). */
export const grantableOf = ({ underCap, left, cover, credited }: GrantableSums): Money =>
  money(Math.max(0, Math.min(underCap, left + Math.max(0, cover - credited))));

interface DiscountedLine {
  total: Money;
  /** Of all lines. */
  subtotal: Money;
  discount: Money;
}

/** What was paid for a line: a discount of the whole order is shared by its lines. */
export function paidForLine({ total, subtotal, discount }: DiscountedLine): Money {
  if (subtotal === 0) return ZERO;
  return subtract(total, roundToMinor(money(Math.floor((total / subtotal) * discount))));
}

export interface ClaimableSums {
  /** What was paid for each line that can be claimed apart; none where all is claimed together. */
  lines: readonly { id: number; paid: Money }[];
  /** The most for all of it, with its way. */
  whole: Money;
}

/** The most that a claim gives: for goods what was paid for the lines that it names, or for all; otherwise all of it. */
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
