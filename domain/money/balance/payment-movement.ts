import { type Money, money } from "../money/money.ts";
import { RELATION } from "./entry.ts";
import {
  blank,
  type LedgerLine,
  type LedgerParty,
  type LedgerScope,
  type Movement,
  positive,
  relationOf,
  type Spending,
} from "./movement.ts";

/** The money paid for an order, by its sources. A payer who uses no balance may be a guest. */
export interface Settlement extends LedgerScope {
  key: string;
  order: Spending["order"];
  fromBalance: { userId: number; amount: Money } | null;
  fromProcessor: { id: number; amount: Money } | null;
}

/** Money that a payment processor refunds for us. */
export interface ProcessorRefund extends LedgerScope {
  key: string;
  processorId: number;
  amount: Money;
  /** The owner of the balance that was topped up; null if the money paid for something else. */
  userId: number | null;
  note: string;
}

/** Pays for an order of any kind, by balance, processor or both. All of it counts as revenue at once (CHECKOUT-11). */
export function settlementMovement({ order, fromBalance, fromProcessor, ...scope }: Settlement): Movement {
  const taken: LedgerLine[] = [];
  if (fromBalance) taken.push(lose({ kind: "customer", userId: fromBalance.userId }, fromBalance.amount));
  if (fromProcessor) taken.push(lose({ kind: "clearing", paymentProcessorId: fromProcessor.id }, fromProcessor.amount));
  const earned = money(-taken.reduce((sum, { amount }) => sum + amount, 0));
  const [first, ...rest] = [...taken, { party: { kind: "revenue" } as const, amount: earned }];
  const [second, ...others] = rest;
  if (!first || !second) throw new RangeError(`The settlement ${scope.key} takes nothing`);
  return {
    ...blank(scope),
    lines: [first, second, ...others],
    relType: relationOf[order.kind],
    relId: order.id,
    quoteSlug: order.kind === "quote" ? order.slug : null,
  };
}

/** A refund by the processor that took the money. It reduces revenue or, for a top-up, the balance (T121). */
export function processorRefundMovement({ processorId, amount, userId, note, ...scope }: ProcessorRefund): Movement {
  const clearing: LedgerParty = { kind: "clearing", paymentProcessorId: processorId };
  const from: LedgerParty = userId === null ? { kind: "revenue" } : { kind: "customer", userId };
  return {
    ...blank(scope),
    lines: [lose(from, amount), { party: clearing, amount: positive(amount) }],
    relType: userId === null ? null : RELATION.topUp,
    note,
  };
}

/** The movement that undoes another, line by line (I2). */
export function reversed(movement: Movement): Movement {
  const [first, second, ...others] = movement.lines;
  const undo = ({ party, amount }: LedgerLine): LedgerLine => ({ party, amount: money(-amount) });
  return { ...movement, key: `${movement.key}:undone`, lines: [undo(first), undo(second), ...others.map(undo)] };
}

const lose = (party: LedgerParty, amount: Money): LedgerLine => ({ party, amount: money(-positive(amount)) });
