import type { OrderKind } from "#domain/selling/orders/order-kind.ts";
import { type Money, money } from "../money/money.ts";
import { RELATION, type Relation } from "./entry.ts";

/** An account of the ledger. A customer's balance is owed by the business; the other accounts are its own. */
export type LedgerParty =
  | { kind: "customer"; userId: number }
  | { kind: "clearing"; paymentProcessorId: number }
  | { kind: "revenue" }
  | { kind: "adjustments" };

export interface LedgerLine {
  party: LedgerParty;
  amount: Money;
}

export interface LedgerScope {
  storefrontCode: string;
  currencyId: number;
}

/** One transaction before it is posted. */
export interface Movement extends LedgerScope {
  /** The same key never moves money twice. */
  key: string;
  lines: readonly [LedgerLine, LedgerLine, ...LedgerLine[]];
  relType: Relation | null;
  relId: number | null;
  quoteSlug: string | null;
  processorName: string | null;
  processorTransactionId: string | null;
  note: string | null;
  /** The staff member of an adjustment. */
  madeBy: number | null;
}

interface CustomerMove extends LedgerScope {
  key: string;
  userId: number;
  amount: Money;
}

export interface TopUp extends CustomerMove {
  processor: { id: number; name: string; transactionId: string };
}

export interface Spending extends CustomerMove {
  order: { kind: OrderKind; id: number; slug: string | null };
}

export interface Refund extends CustomerMove {
  orderKind: OrderKind;
  /** The number of the refunded order: a refund has no id in the history. */
  note: string;
}

export interface Adjustment extends CustomerMove {
  reason: string;
  staffId: number | null;
}

/** The history has no label for the refund of an invoice: it is shown as a manual top-up (ACCOUNT-03). */
const refundRelationOf = (kind: OrderKind) => (kind === "invoice" ? RELATION.manual : relationOf[kind]);

export const relationOf: Readonly<Record<OrderKind, Relation | null>> = {
  marketplace: null,
  quote: RELATION.quote,
  forward_request: RELATION.forwardRequest,
  invoice: RELATION.miscInvoice,
};

/** Money that a payment processor took for us becomes the customer's (ACCOUNT-04). */
export function topUpMovement({ processor, ...move }: TopUp): Movement {
  return {
    ...between(move, { kind: "clearing", paymentProcessorId: processor.id }, positive(move.amount)),
    relType: RELATION.topUp,
    processorName: processor.name,
    processorTransactionId: processor.transactionId,
  };
}

/** The customer pays for an order of any kind (ACCOUNT-03). */
export function spendingMovement({ order, ...move }: Spending): Movement {
  return {
    ...between(move, { kind: "revenue" }, money(-positive(move.amount))),
    relType: relationOf[order.kind],
    relId: order.id,
    quoteSlug: order.kind === "quote" ? order.slug : null,
  };
}

/** A refund of an order to the balance. The history recognises it by the missing id (ACCOUNT-03). */
export function refundMovement({ orderKind, note, ...move }: Refund): Movement {
  return {
    ...between(move, { kind: "revenue" }, positive(move.amount)),
    relType: refundRelationOf(orderKind),
    note,
  };
}

/** A change of a balance by staff, with its reason; a negative amount is a deduction (ACCOUNT-03). */
export function adjustmentMovement({ reason, staffId, ...move }: Adjustment): Movement {
  return {
    ...between(move, { kind: "adjustments" }, move.amount),
    relType: RELATION.manual,
    note: reason,
    madeBy: staffId,
  };
}

/** The customer's gain is the other party's loss, so that every movement sums to zero (I2). */
function between({ userId, ...scope }: CustomerMove, other: LedgerParty, gain: Money): Movement {
  return {
    ...blank(scope),
    lines: [
      { party: { kind: "customer", userId }, amount: gain },
      { party: other, amount: money(-gain) },
    ],
  };
}

/** A movement without lines or subject. */
export function blank({ key, storefrontCode, currencyId }: LedgerScope & { key: string }): Omit<Movement, "lines"> {
  return {
    key,
    storefrontCode,
    currencyId,
    relType: null,
    relId: null,
    quoteSlug: null,
    processorName: null,
    processorTransactionId: null,
    note: null,
    madeBy: null,
  };
}

/** Callers pass positive amounts; the kind of the movement decides about the sign. */
export function positive(amount: Money): Money {
  if (amount <= 0) throw new RangeError(`Only a positive amount can be moved: ${amount}`);
  return amount;
}

/** Whether the lines of a movement move something and sum to zero (I2). */
export function isBalanced(lines: readonly LedgerLine[]): boolean {
  return lines.every(({ amount }) => amount !== 0) && lines.reduce((sum, { amount }) => sum + amount, 0) === 0;
}
