import { sql } from "drizzle-orm";
import { isBalanced, type LedgerLine, type LedgerParty, type Movement } from "../../../domain/balance/movement.ts";
import { inTransaction, type Rollback } from "../../platform/database/in-transaction.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { accountIs, openAccount } from "./account-store.ts";
import { findPosted } from "./posted.ts";
import { ledgerAccounts, ledgerTransactions } from "./tables.ts";

/** Why nothing was moved. */
export interface PostingRefusal {
  result: "insufficient" | "conflict";
}

export type PostResult = { result: "done"; transactionId: number } | PostingRefusal;

/**
 * Moves money, all of it or none (I2). The same key again is answered as the first time when it asks for the same, and
 * refused when it asks for anything else. Inside a transaction this is part of it.
 */
export async function post(db: Database, movement: Movement, createdAt?: Date): Promise<PostResult> {
  return inTransaction(db, async (tx, refuse: Rollback<PostingRefusal>) => {
    const transactionId = await postNew(tx, refuse, movement, createdAt);
    return transactionId === null ? findPosted(tx, movement) : { result: "done", transactionId };
  });
}

/** The new transaction's id, or none when the key has been used: a transaction that uses it at the same time is waited for. */
export async function postNew(
  tx: Database,
  refuse: Rollback<PostingRefusal>,
  movement: Movement,
  createdAt?: Date,
): Promise<number | null> {
  const { key, lines, processorName, processorTransactionId, ...about } = movement;
  if (!isBalanced(lines)) throw new RangeError(`The movement ${key} does not sum to zero`);
  const [added] = await tx
    .insert(ledgerTransactions)
    .values({
      idempotencyKey: key,
      relType: about.relType,
      relId: about.relId,
      quoteSlug: about.quoteSlug,
      paymentProcessorName: processorName,
      paymentProcessorTransactionId: processorTransactionId,
      note: about.note,
      madeBy: about.madeBy,
      createdAt: createdAt ?? sql`clock_timestamp()`,
    })
    .onConflictDoNothing({ target: ledgerTransactions.idempotencyKey })
    .returning({ id: ledgerTransactions.id });
  if (!added) return null;
  for (const line of [...lines].sort(inLockOrder)) await moveLine(tx, refuse, added.id, movement, line);
  return added.id;
}

async function moveLine(
  tx: Database,
  refuse: Rollback<PostingRefusal>,
  transactionId: number,
  movement: Movement,
  line: LedgerLine,
): Promise<void> {
  if (await addEntry(tx, transactionId, movement, line)) return;
  // An account that was never opened has nothing to take from.
  if (line.party.kind === "customer" && line.amount < 0) refuse({ result: "insufficient" });
  await openAccount(tx, movement, line.party);
  await addEntry(tx, transactionId, movement, line);
}

async function addEntry(
  tx: Database,
  transactionId: number,
  movement: Movement,
  { party, amount }: LedgerLine,
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    with moved as (
      update ${ledgerAccounts} set balance = balance + ${amount}
      where ${accountIs(movement, party)} and (kind <> 'customer' or balance + ${amount} - held >= 0)
      returning id, balance
    )
    insert into ledger_entries (transaction_id, account_id, amount, starting_balance, end_balance)
    select ${transactionId}::bigint, id, ${amount}::bigint, balance - ${amount}::bigint, balance from moved`);
  return rowCount === 1;
}

/** One order of locks has no deadlocks; the accounts that all share come last. */
const LOCK_ORDER: readonly LedgerParty["kind"][] = ["customer", "adjustments", "clearing", "revenue"];

function inLockOrder({ party: a }: LedgerLine, { party: b }: LedgerLine): number {
  return LOCK_ORDER.indexOf(a.kind) - LOCK_ORDER.indexOf(b.kind) || ownerOf(a) - ownerOf(b);
}

function ownerOf(party: LedgerParty): number {
  if (party.kind === "customer") return party.userId;
  return party.kind === "clearing" ? party.paymentProcessorId : 0;
}
