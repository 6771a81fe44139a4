import { and, asc, eq } from "drizzle-orm";
import { type Money, money } from "#domain/money/money/money.ts";
import { isAny } from "#platform/database/is-any.ts";
import type { Database } from "#platform/database/open-database.ts";
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from "./tables.ts";

export interface Earned {
  key: string;
  at: Date;
  currencyId: number;
  /** Negative for a refund. */
  amount: Money;
}

/** The revenue entries of the transactions with these keys, the oldest first. */
export async function earnedUnder(db: Database, keys: readonly string[]): Promise<Earned[]> {
  if (keys.length === 0) return [];
  const rows = await db
    .select({
      key: ledgerTransactions.idempotencyKey,
      at: ledgerTransactions.createdAt,
      currencyId: ledgerAccounts.currencyId,
      amount: ledgerEntries.amount,
    })
    .from(ledgerTransactions)
    .innerJoin(ledgerEntries, eq(ledgerEntries.transactionId, ledgerTransactions.id))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .where(and(isAny(ledgerTransactions.idempotencyKey, keys), eq(ledgerAccounts.kind, "revenue")))
    .orderBy(asc(ledgerTransactions.id));
  return rows.map((row) => ({ ...row, amount: money(row.amount) }));
}
