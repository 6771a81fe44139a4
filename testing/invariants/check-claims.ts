import { sql } from "drizzle-orm";
import { claimAggregate } from "#modules/aftersales/claims/index.ts";
import type { Database } from "#platform/database/open-database.ts";
import { type FindBroken, findBrokenHistories } from "#platform/state/check-histories.ts";

/**
 * The violated invariants of claims: their histories (I10), and that a claim gave what was granted, by refund and by
 * credit together, and never more (T121). One that a provider refused to refund was repeated by staff. Nothing refunds
 * more than was paid for it, except what claims were credited, and of what was not carried nothing is (I20).
 */
export async function checkClaims(db: Database, findBroken: FindBroken = findBrokenHistories): Promise<string[]> {
  const { rows } = await db.execute<{ problem: string }>(sql`
    with sums as (
      select c.id, c.state, c.given + coalesce(c.amount, 0) as granted,
        coalesce((select sum(r.amount) from refunds r
          where r.idempotency_key like 'claim:' || c.id || ':%' and r.state <> 'failed'), 0)
        + coalesce((select sum(e.amount) from ledger_transactions t
          join ledger_entries e on e.transaction_id = t.id join ledger_accounts a on a.id = e.account_id
          where t.idempotency_key in ('claim:' || c.id, 'claim:' || c.id || ':again') and a.kind = 'customer'), 0) as refunded,
        exists (select from refunds r where r.idempotency_key like 'claim:' || c.id || ':%' and r.state = 'failed') as is_refused
      from claims c where c.refund_requested_at is not null
    )
    select format('T121: CL%s was granted %s, and %s was refunded', id, granted, refunded) as problem from sums
    where refunded > granted or (state = 'resolved' and refunded <> granted and not is_refused)
    union all
    select format('I20: CL%s was credited %s for what was not carried', c.id, c.credited) from claims c
    where c.credited > 0 and (c.subject_kind = 'order' or not exists (
      select from status_events e where e.aggregate = 'forward_request' and e.aggregate_id = c.subject_id and e.event = 'dispatch'))
    union all
    select format('I20: CL%s was credited %s, and the ledger has %s', c.id, c.credited, booked.total)
    from claims c cross join lateral (
      select coalesce(sum(e.amount), 0) as total from ledger_transactions t
        join ledger_entries e on e.transaction_id = t.id join ledger_accounts a on a.id = e.account_id and a.kind = 'customer'
      where t.idempotency_key in ('claim:' || c.id, 'claim:' || c.id || ':again')) booked
    where booked.total <> c.credited`);
  const broken = await findBroken(db, claimAggregate);
  return [...broken.map(({ id, problem }) => `I10: CL${id} ${problem}`), ...rows.map(({ problem }) => problem)];
}
