import { and, asc, eq } from "drizzle-orm";
import type { Database } from "#platform/database/open-database.ts";
import { ledgerAccounts, ledgerEntries, ledgerHolds, ledgerTransactions } from "./tables.ts";

/** One customer's part of the ledger. Erasure keeps it: the ledger must stay complete, and it contains no names. */
export const balanceData = {
  name: "balance",
  collect: (db: Database, { userId }: { userId: number }) => collectLedger(db, userId),
};

async function collectLedger(db: Database, userId: number) {
  const isOwn = and(eq(ledgerAccounts.kind, "customer"), eq(ledgerAccounts.userId, userId));
  const accounts = await db.select().from(ledgerAccounts).where(isOwn).orderBy(asc(ledgerAccounts.id));
  const entries = await db
    .select({
      id: ledgerEntries.id,
      accountId: ledgerEntries.accountId,
      createdAt: ledgerTransactions.createdAt,
      amount: ledgerEntries.amount,
      startingBalance: ledgerEntries.startingBalance,
      endBalance: ledgerEntries.endBalance,
      relType: ledgerTransactions.relType,
      relId: ledgerTransactions.relId,
      quoteSlug: ledgerTransactions.quoteSlug,
      paymentProcessorName: ledgerTransactions.paymentProcessorName,
      paymentProcessorTransactionId: ledgerTransactions.paymentProcessorTransactionId,
      note: ledgerTransactions.note,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .where(isOwn)
    .orderBy(asc(ledgerEntries.id));
  const holds = await db
    .select({ hold: ledgerHolds })
    .from(ledgerHolds)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerHolds.accountId))
    .where(isOwn)
    .orderBy(asc(ledgerHolds.id));
  return { accounts, entries, holds: holds.map((row) => row.hold) };
}
