import type { Money } from "../money/money.ts";

/** What an entry of the balance history is about (ACCOUNT-03). */
export const RELATION = { quote: 0, forwardRequest: 1, manual: 2, topUp: 3, miscInvoice: 4 } as const;
export type Relation = (typeof RELATION)[keyof typeof RELATION];

/** The direction of the money, seen from the customer (ACCOUNT-02). */
export const DIRECTION = { addition: 1, deduction: 2 } as const;
export type Direction = (typeof DIRECTION)[keyof typeof DIRECTION];

/** An entry of the balance history (ACCOUNT-02); the amount is never negative, the direction says what it did. */
export interface BalanceEntry {
  id: number;
  /** None for a marketplace order, which the history's relations do not name. */
  rel_type: Relation | null;
  type: Direction;
  rel_id: number | null;
  created_at: string;
  starting_balance: Money;
  end_balance: Money;
  amount: Money;
  payment_processor_name: string | null;
  payment_processor_transaction_id: string | null;
  quote_slug: string | null;
  /** What a refund is for, which has no id of its own; none for everything else. */
  refunded_number: string | null;
}

/** How many entries a page of the history has (ACCOUNT-02). */
export const HISTORY_PAGE_SIZE = 20;
