import { orderNumber } from "#domain/selling/orders/order-kind.ts";
import { type Money, money, ZERO } from "../money/money.ts";
import { RELATION, type Relation } from "./entry.ts";

/** A movement of a customer's account, with the source or use of its money. */
export interface BalanceMove {
  amount: Money;
  relType: Relation | null;
  relId: number | null;
  /** For a refund, the number of the refunded order. */
  note: string | null;
  /** The staff member of an adjustment. */
  madeBy: number | null;
}

interface Sums {
  toppedUp: Money;
  /** Added by staff, or a refund of money that was not paid from the balance. It can be spent, but not paid out. */
  other: Money;
  /** Topped-up money by the number of the order that it paid for. */
  spentOn: Map<string, Money>;
}

/**
 * The topped-up and unspent part of a balance, which alone may be paid out. Other money is spent first, in the
 * customer's favour; a refund restores the topped-up money that the same order took.
 */
export function toppedUpLeft(moves: readonly BalanceMove[]): Money {
  const sums: Sums = { toppedUp: ZERO, other: ZERO, spentOn: new Map() };
  for (const move of moves) {
    if (move.amount > 0) gain(sums, move);
    else lose(sums, move);
  }
  return sums.toppedUp;
}

function gain(sums: Sums, move: BalanceMove): void {
  const toppedUp = move.relType === RELATION.topUp ? move.amount : restore(sums, move);
  sums.toppedUp = money(sums.toppedUp + toppedUp);
  sums.other = money(sums.other + move.amount - toppedUp);
}

/** The topped-up money in a refund: at most the amount that the same order took. */
function restore({ spentOn }: Sums, move: BalanceMove): Money {
  const number = refundedNumber(move);
  const spent = spentOn.get(number) ?? ZERO;
  const restored = money(Math.min(spent, move.amount));
  spentOn.set(number, money(spent - restored));
  return restored;
}

function lose(sums: Sums, move: BalanceMove): void {
  const amount = -move.amount;
  const isRefunded = move.relType === RELATION.topUp;
  const fromToppedUp = isRefunded ? Math.min(sums.toppedUp, amount) : Math.max(0, amount - sums.other);
  const number = spentNumber(move);
  sums.other = money(sums.other - (amount - fromToppedUp));
  sums.toppedUp = money(sums.toppedUp - fromToppedUp);
  if (number !== "") sums.spentOn.set(number, money((sums.spentOn.get(number) ?? 0) + fromToppedUp));
}

const NUMBER = /^[A-Z]{2}\d+/;

/** An adjustment is no refund, although its reason may name an order. */
const refundedNumber = ({ note, madeBy }: BalanceMove) => (madeBy === null && NUMBER.exec(note ?? "")?.[0]) || "";

function spentNumber({ relType, relId }: BalanceMove): string {
  if (relId === null) return "";
  switch (relType) {
    case RELATION.quote:
      return orderNumber("quote", relId);
    case RELATION.forwardRequest:
      return orderNumber("forward_request", relId);
    case RELATION.miscInvoice:
      return orderNumber("invoice", relId);
    case null:
      return orderNumber("marketplace", relId);
    default:
      return "";
  }
}
