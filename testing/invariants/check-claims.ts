import { sql } from "drizzle-orm";
import { claimAggregate } from "#modules/aftersales/claims/index.ts";
import type { Database } from "#platform/database/open-database.ts";
import { type FindBroken, findBrokenHistories } from "#platform/state/check-histories.ts";

/**
 * The violated invariants of claims: their histories (I10), and that a claim gave what was granted, by refund and by
 * credit together, and never more (T121). One that a provider refused to refund was repeated by staff. Nothing gives more
 * back than was paid for it, except what claims were credited, and of what was not carried nothing is (I20).
 */
export async function checkClaims(db: Database, findBroken: FindBroken = findBrokenHistories): Promise<string[]> {
  const broken = await findBroken(db, claimAggregate);
  const { rows } = await db.execute<{ id: number; granted: string; back: string }>(sql`
    with sums as (
      select c.id, c.state, c.given + coalesce(c.amount, 0) as granted,
        coalesce((select sum(r.amount) from refunds r
          where r.idempotency_key like 'claim:' || c.id || ':%' and r.state <> 'failed'), 0)
        + coalesce((select sum(e.amount) from ledger_transactions t
          join ledger_entries e on e.transaction_id = t.id join ledger_accounts a on a.id = e.account_id
          where t.idempotency_key in ('claim:' || c.id, 'claim:' || c.id || ':again') and a.kind = 'customer'), 0) as back,
        exists (select from refunds r where r.idempotency_key like 'claim:' || c.id || ':%' and r.state = 'failed') as is_refused
      from claims c where c.refund_requested_at is not null
    )
    select id, granted, back from sums
    where back > granted or (state = 'resolved' and back <> granted and not is_refused)`);
  const { rows: beyond } = await db.execute<{ problem: string }>(sql`
    select format('I20: CL%s was credited %s for what was not carried', c.id, c.credited) as problem from claims c
    where c.credited > 0 and (c.subject_kind = 'order' or not exists (
      select from status_events e where e.aggregate = 'forward_request' and e.aggregate_id = c.subject_id and e.event = 'dispatch'))
    union all
    select format('I20: CL%s was credited %s, and the ledger has %s', c.id, c.credited, booked.total)
    from claims c cross join lateral (
      select coalesce(sum(e.amount), 0) as total from ledger_transactions t
        join ledger_entries e on e.transaction_id = t.id join ledger_accounts a on a.id = e.account_id and a.kind = 'customer'
      where t.idempotency_key in ('claim:' || c.id, 'claim:' || c.id || ':again')) booked
    where booked.total <> c.credited`);
  return [
    ...beyond.map(({ problem }) => problem),
    ...broken.map(({ id, problem }) => `I10: CL${id} ${problem}`),
    ...rows.map(({ id, granted, back }) => `T121: CL${id} was granted ${granted}, and ${back} went back`),
  ];
}
