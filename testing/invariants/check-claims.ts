import { sql } from "drizzle-orm";
import { claimStates } from "../../server/modules/claims/claim-store.ts";
import type { Database } from "../../server/platform/database/open-database.ts";
import { findBrokenHistories } from "../../server/platform/state/check-histories.ts";

/**
 * The violated invariants of claims: their histories (I10), and that a claim gave what was granted, by refund and by
 * credit together, and never more (T121). One that a provider refused to refund was repeated by staff.
 */
export async function checkClaims(db: Database): Promise<string[]> {
  const broken = await findBrokenHistories(db, claimStates);
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
  return [
    ...broken.map(({ id, problem }) => `I10: CL${id} ${problem}`),
    ...rows.map(({ id, granted, back }) => `T121: CL${id} was granted ${granted}, and ${back} went back`),
  ];
}
