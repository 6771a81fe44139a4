import { and, count, desc, eq, gt, gte, lt, type SQL } from "drizzle-orm";
import {
  type BalanceEntry,
  DIRECTION,
  type Direction,
  HISTORY_PAGE_SIZE,
  RELATION,
} from "#domain/money/balance/entry.ts";
import type { LedgerScope } from "#domain/money/balance/movement.ts";
import { money, ZERO } from "#domain/money/money/money.ts";
import type { Database } from "#platform/database/open-database.ts";
import { accountIs } from "./account-store.ts";
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from "./tables.ts";

export interface HistoryRequest extends LedgerScope {
  userId: number;
  from?: Date | undefined;
  /** Exclusive. */
  to?: Date | undefined;
  direction?: Direction | undefined;
}

/** A page of the entries of one customer's balance, the newest first (ACCOUNT-02). */
export async function listHistory(
  db: Database,
  request: HistoryRequest & { page: number },
): Promise<{ items: BalanceEntry[]; total: number }> {
  const offset = (request.page - 1) * HISTORY_PAGE_SIZE;
  const [items, [counted]] = await Promise.all([
    selectEntries(db, request).limit(HISTORY_PAGE_SIZE).offset(offset),
    db
      .select({ total: count() })
      .from(ledgerEntries)
      .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
      .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
      .where(isAskedFor(request)),
  ]);
  return { items: items.map(toEntry), total: counted?.total ?? 0 };
}

export async function wholeHistory(db: Database, request: HistoryRequest): Promise<BalanceEntry[]> {
  return (await selectEntries(db, request)).map(toEntry);
}

function selectEntries(db: Database, request: HistoryRequest) {
  return db
    .select({ entry: ledgerEntries, transaction: ledgerTransactions })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .where(isAskedFor(request))
    .orderBy(desc(ledgerEntries.id))
    .$dynamic();
}

function isAskedFor({ userId, from, to, direction, ...scope }: HistoryRequest): SQL | undefined {
  return and(
    accountIs(scope, { kind: "customer", userId }),
    from && gte(ledgerTransactions.createdAt, from),
    to && lt(ledgerTransactions.createdAt, to),
    direction && (direction === DIRECTION.addition ? gt(ledgerEntries.amount, ZERO) : lt(ledgerEntries.amount, ZERO)),
  );
}

interface EntryRow {
  entry: typeof ledgerEntries.$inferSelect;
  transaction: typeof ledgerTransactions.$inferSelect;
}

/** A refund's note is the refunded order's number; an adjustment's note is the reason that staff gave (ACCOUNT-03). */
const isRefund = ({ relType, relId }: EntryRow["transaction"]) =>
  relId === null && (relType === null || relType === RELATION.quote || relType === RELATION.forwardRequest);

function toEntry({ entry, transaction }: EntryRow): BalanceEntry {
  return {
    id: entry.id,
    rel_type: transaction.relType,
    type: entry.amount > 0 ? DIRECTION.addition : DIRECTION.deduction,
    rel_id: transaction.relId,
    created_at: transaction.createdAt.toISOString(),
    starting_balance: money(entry.startingBalance ?? 0),
    end_balance: money(entry.endBalance ?? 0),
    amount: money(Math.abs(entry.amount)),
    payment_processor_name: transaction.paymentProcessorName,
    payment_processor_transaction_id: transaction.paymentProcessorTransactionId,
    quote_slug: transaction.quoteSlug,
    refunded_number: isRefund(transaction) ? transaction.note : null,
  };
}
