import type { Money } from "../money/money.ts";

/** The subject of an entry of the balance history (ACCOUNT-03). */
export const RELATION = { quote: 0, forwardRequest: 1, manual: 2, topUp: 3, miscInvoice: 4 } as const;
export type Relation = (typeof RELATION)[keyof typeof RELATION];

/** The direction of the money, seen from the customer (ACCOUNT-02). */
export const DIRECTION = { addition: 1, deduction: 2 } as const;
export type Direction = (typeof DIRECTION)[keyof typeof DIRECTION];

/** An entry of the balance history (ACCOUNT-02). The amount is never negative; `type` is its direction. */
export interface BalanceEntry {
  id: number;
  /** Null for a marketplace order, which has no relation. */
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
  /** The number of the refunded order, because a refund has no `rel_id`; else null. */
  refunded_number: string | null;
}

/** How many entries a page of the history has (ACCOUNT-02). */
export const HISTORY_PAGE_SIZE = 20;
