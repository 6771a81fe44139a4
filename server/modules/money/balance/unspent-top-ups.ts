import { asc, eq } from "drizzle-orm";
import type { LedgerScope } from "#domain/money/balance/movement.ts";
import { toppedUpLeft } from "#domain/money/balance/topped-up-left.ts";
import { type Money, money, ZERO } from "#domain/money/money/money.ts";
import type { Database } from "#platform/database/open-database.ts";
import { accountIs } from "./account-store.ts";
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from "./tables.ts";

interface Unspent {
  /** Topped up, not spent and not held: this may be refunded to where it came from. */
  toppedUp: Money;
  available: Money;
}

/** The part of a customer's balance that was topped up and not spent. */
export async function unspentTopUps(db: Database, scope: LedgerScope, userId: number): Promise<Unspent> {
  const [account] = await accountOf(db, scope, userId);
  return account ? unspentOf(db, account) : { toppedUp: ZERO, available: ZERO };
}

/** The same, with the account locked until the transaction ends. */
export async function lockUnspentTopUps(tx: Database, scope: LedgerScope, userId: number): Promise<Unspent> {
  const [account] = await accountOf(tx, scope, userId).for("update");
  return account ? unspentOf(tx, account) : { toppedUp: ZERO, available: ZERO };
}

const accountOf = (db: Database, scope: LedgerScope, userId: number) =>
  db
    .select()
    .from(ledgerAccounts)
    .where(accountIs(scope, { kind: "customer", userId }))
    .$dynamic();

async function unspentOf(db: Database, { id, balance, held }: typeof ledgerAccounts.$inferSelect): Promise<Unspent> {
  const available = money((balance ?? ZERO) - held);
  if (available === 0) return { toppedUp: ZERO, available };
  const moves = await db
    .select({
      amount: ledgerEntries.amount,
      relType: ledgerTransactions.relType,
      relId: ledgerTransactions.relId,
      note: ledgerTransactions.note,
      madeBy: ledgerTransactions.madeBy,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(eq(ledgerEntries.accountId, id))
    .orderBy(asc(ledgerEntries.id));
  return { toppedUp: money(Math.min(toppedUpLeft(moves), available)), available };
}
