import { or, type SQL, sql } from "drizzle-orm";
import { isBalanced, type LedgerParty, type Movement } from "#domain/money/balance/movement.ts";
import type { Database } from "#platform/database/open-database.ts";
import { accountIs, openAccount } from "./account-store.ts";
import { findPosted } from "./posted.ts";
import { ledgerAccounts } from "./tables.ts";

/** Why nothing was moved. */
export interface PostingRefusal {
  result: "insufficient" | "conflict";
}

export type PostResult = { result: "done"; transactionId: number } | PostingRefusal;

/**
 * Moves money, all of it or none (I2). A repeated key gets the first answer for the same movement, and a conflict for
 * another one. Inside a transaction the movement is part of it.
 */
export async function post(db: Database, movement: Movement, createdAt?: Date): Promise<PostResult> {
  const transactionId = await postNew(db, movement, createdAt);
  if (transactionId !== null) return { result: "done", transactionId };
  return (await findPosted(db, movement)) ?? { result: "insufficient" };
}

/** The new transaction's id; null when its key has been used, or when a customer has too little. */
export async function postNew(db: Database, movement: Movement, createdAt?: Date): Promise<number | null> {
  if (!isBalanced(movement.lines)) throw new RangeError(`The movement ${movement.key} does not sum to zero`);
  const posted = await postLines(db, movement, createdAt);
  if (posted.hasAccounts) return posted.id;
  // A customer who only pays needs no new account: it would have nothing to pay with.
  const opened = movement.lines.filter(({ party, amount }) => party.kind !== "customer" || amount > 0);
  for (const { party } of opened) await openAccount(db, movement, party);
  return (await postLines(db, movement, createdAt)).id;
}

/**
 * One statement, so that the posting is atomic. It locks the customers' accounts first and computes the new balances
 * from the locked rows. The rows that the update itself reads may be older, if it had to wait for the lock; constraints
 * would refuse a balance computed from them. Shared accounts store no balance, so nothing waits for them. The unique
 * index of the key makes a transaction with the same key wait.
 */
async function postLines(
  db: Database,
  movement: Movement,
  createdAt: Date | undefined,
): Promise<{ id: number | null; hasAccounts: boolean }> {
  const { key, lines, relType, relId, quoteSlug, processorName, processorTransactionId, note, madeBy } = movement;
  const amounts = lines.map(
    ({ party, amount }) => sql`(${party.kind}::text, ${ownerOf(party)}::integer, ${amount}::bigint)`,
  );
  const { rows } = await db.execute<{ id: string | null; has_accounts: boolean }>(sql`
    with line (kind, owner, amount) as (values ${sql.join(amounts, sql`, `)}),
    customer as (
      select id, kind, balance, held, user_id as owner from ${ledgerAccounts}
      where ${isOneOf(movement, ({ kind }) => kind === "customer")} order by user_id for no key update),
    shared as (
      select id, kind, null::bigint, null::bigint, coalesce(payment_processor_id, 0) from ${ledgerAccounts}
      where ${isOneOf(movement, ({ kind }) => kind !== "customer")}),
    account as (select * from customer union all select * from shared),
    change as (select account.*, line.amount from account join line using (kind, owner)),
    verdict as (
      select count(*) = ${lines.length} as has_accounts,
        bool_and(kind <> 'customer' or balance + amount - held >= 0) as is_covered from change),
    added as (
      insert into ledger_transactions (idempotency_key, rel_type, rel_id, quote_slug, payment_processor_name,
        payment_processor_transaction_id, note, made_by, created_at)
      select ${key}::text, ${relType}::smallint, ${relId}::integer, ${quoteSlug}::text, ${processorName}::text,
        ${processorTransactionId}::text, ${note}::text, ${madeBy}::integer,
        ${createdAt ?? sql`clock_timestamp()`}::timestamptz
      from verdict where has_accounts and is_covered
      on conflict (idempotency_key) do nothing returning id),
    moved as (
      update ${ledgerAccounts} set balance = change.balance + change.amount, held = change.held from change, added
      where ledger_accounts.id = change.id and change.kind = 'customer'
      returning ledger_accounts.id, added.id as transaction_id, change.amount, ledger_accounts.balance),
    entered as (
      insert into ledger_entries (transaction_id, account_id, amount, starting_balance, end_balance)
      select transaction_id, id, amount, balance - amount, balance from moved
      union all select added.id, change.id, amount, null, null from change, added where kind <> 'customer')
    select has_accounts, (select id from added) as id from verdict`);
  const [posted] = rows;
  return { id: posted?.id == null ? null : Number(posted.id), hasAccounts: posted?.has_accounts ?? false };
}

/** The SQL condition for the accounts of some of a movement's parties. */
const isOneOf = (movement: Movement, isMeant: (party: LedgerParty) => boolean): SQL =>
  or(...movement.lines.flatMap(({ party }) => (isMeant(party) ? [accountIs(movement, party)] : []))) ?? sql`false`;

function ownerOf(party: LedgerParty): number {
  if (party.kind === "customer") return party.userId;
  return party.kind === "clearing" ? party.paymentProcessorId : 0;
}
