import { isDeepStrictEqual } from "node:util";
import { eq } from "drizzle-orm";
import type { LedgerParty, LedgerScope, Movement } from "#domain/money/balance/movement.ts";
import type { Database } from "#platform/database/open-database.ts";
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from "./tables.ts";

/** Compares a movement with the transaction that has its key; null where the key was not used. */
export async function findPosted(
  db: Database,
  movement: Movement,
): Promise<{ result: "done"; transactionId: number } | { result: "conflict" } | null> {
  const rows = await db
    .select({ transaction: ledgerTransactions, amount: ledgerEntries.amount, account: ledgerAccounts })
    .from(ledgerTransactions)
    .innerJoin(ledgerEntries, eq(ledgerEntries.transactionId, ledgerTransactions.id))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .where(eq(ledgerTransactions.idempotencyKey, movement.key));
  const [first] = rows;
  if (!first) return null;
  const { transaction } = first;
  const posted = contentOf(
    {
      ...transaction,
      processorName: transaction.paymentProcessorName,
      processorTransactionId: transaction.paymentProcessorTransactionId,
    },
    rows.map(({ account, amount }) => lineText(account, account, amount)),
  );
  const asked = contentOf(
    movement,
    movement.lines.map(({ party, amount }) => lineText(movement, party, amount)),
  );
  return isDeepStrictEqual(posted, asked) ? { result: "done", transactionId: transaction.id } : { result: "conflict" };
}

type About = Omit<Movement, "key" | "lines" | keyof LedgerScope>;

function contentOf(about: About, lines: string[]): unknown {
  const { relType, relId, quoteSlug, processorName, processorTransactionId, note, madeBy } = about;
  return [relType, relId, quoteSlug, processorName, processorTransactionId, note, madeBy, lines.sort()];
}

interface Owner {
  kind: LedgerParty["kind"];
  userId?: number | null;
  paymentProcessorId?: number | null;
}

function lineText({ storefrontCode, currencyId }: LedgerScope, owner: Owner, amount: number): string {
  const { kind, userId = null, paymentProcessorId = null } = owner;
  return JSON.stringify([storefrontCode, currencyId, kind, userId, paymentProcessorId, amount]);
}
