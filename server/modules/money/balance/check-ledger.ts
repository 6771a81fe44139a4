import { sql } from "drizzle-orm";
import type { Database } from "#platform/database/open-database.ts";

export interface LedgerViolation {
  rule: string;
  detail: string;
}

/** The violations of the rules of the ledger; a correct ledger has none (I2). */
export async function checkLedger(db: Database): Promise<LedgerViolation[]> {
  const { rows } = await db.execute<{ rule: string; detail: string }>(sql`
    with totals as (
      select a.id, a.kind, a.currency_id, a.balance, a.held,
        coalesce((select sum(amount) from ledger_entries where account_id = a.id), 0) as entries,
        coalesce((select sum(amount) from ledger_holds where account_id = a.id and state = 'held'), 0) as holds
      from ledger_accounts a
    ), chain as (
      select e.id, account_id, amount, starting_balance, end_balance,
        lag(end_balance, 1, 0::bigint) over (partition by account_id order by e.id) as previous_end
      from ledger_entries e join ledger_accounts a on a.id = e.account_id and a.kind = 'customer'
    )
    select 'every currency sums to zero' as rule,
      format('currency %s sums to %s', currency_id, sum(entries)) as detail
      from totals group by currency_id having sum(entries) <> 0
    union all
    select 'every transaction has two entries or more',
      format('transaction %s has %s', t.id, count(e.id))
      from ledger_transactions t left join ledger_entries e on e.transaction_id = t.id
      group by t.id having count(e.id) < 2
    union all
    select 'every transaction sums to zero',
      format('transaction %s sums to %s in currency %s', e.transaction_id, sum(e.amount), a.currency_id)
      from ledger_entries e join ledger_accounts a on a.id = e.account_id
      group by e.transaction_id, a.currency_id having sum(e.amount) <> 0
    union all
    select 'a balance is the sum of its entries',
      format('account %s says %s, its entries %s', id, balance, entries)
      from totals where kind = 'customer' and balance is distinct from entries
    union all
    select 'a customer never owes', format('account %s has %s', id, balance)
      from totals where kind = 'customer' and balance < 0
    union all
    select 'what is held is the sum of live holds',
      format('account %s holds %s, its holds %s', id, held, holds) from totals where held <> holds
    union all
    select 'no more is held than there is', format('account %s has %s and holds %s', id, balance, held)
      from totals where kind = 'customer' and held > balance
    union all
    select 'an entry begins where the one before ended',
      format('entry %s of account %s begins at %s after %s', id, account_id, starting_balance, previous_end)
      from chain where starting_balance is distinct from previous_end
    union all
    select 'an entry ends where its amount leads', format('entry %s of account %s', id, account_id)
      from chain where end_balance is distinct from starting_balance + amount`);
  return rows;
}
