import { sql } from "drizzle-orm";
import { requestAggregate } from "#modules/forwarding/forward-requests/request-aggregate.ts";
import type { Database } from "#platform/database/open-database.ts";
import { type FindBroken, findBrokenHistories } from "#platform/state/check-histories.ts";

/** The violated invariants of forward requests (I10, I13, I14, I16). */
export async function checkForwarding(db: Database, findBroken: FindBroken = findBrokenHistories): Promise<string[]> {
  const { rows } = await db.execute<{ problem: string }>(sql`
    with money as (
      select r.id, r.state, r.due_total + r.payment_fee as due, r.agreed_total + r.payment_fee as agreed,
        coalesce((select sum(captured - refunded) from payments p
          where p.payable_kind = 'forward_request' and p.payable_id = r.id and p.failure is null), 0)
        + coalesce((select s.amount + s.fee from forward_request_shares s
          where s.request_id = r.id and s.invoice_id = r.paid_by_invoice_id), 0)
        -- What was paid with a quote is refunded from it, and is compared there.
        - coalesce((select sum(amount) from refunds refund
          where r.quote_id is null and refund.part_kind = 'forward_request' and refund.part_id = r.id
            and refund.state <> 'failed'), 0) as kept,
        -- Claims and staff refund what was due all the same.
        coalesce((select sum(g.amount) from payments p join refunds g on g.payment_id = p.id
          where g.state <> 'failed' and p.failure is null and g.idempotency_key ~ '^(claim|staff):'
            and ((p.payable_kind = 'forward_request' and p.payable_id = r.id)
              or (g.part_kind = 'forward_request' and g.part_id = r.id))), 0) as given,
        -- What staff refunded of an invoice for several requests is none's in particular, and less is left for each.
        coalesce((select sum(g.amount) from payments p join refunds g on g.payment_id = p.id
          where p.payable_kind = 'invoice' and p.payable_id = r.paid_by_invoice_id
            and g.part_id is null and g.idempotency_key like 'staff:%' and g.state <> 'failed'), 0) as given_of_all,
        r.quote_id
      from forward_requests r),
    expected as (
      select *, case when quote_id is not null
          or state in ('draft', 'awaiting_payment', 'rehearsing', 'rehearsed', 'cancelled', 'refunded') then 0
        else greatest(due - given, 0) end as left_over
      from money),
    shares as (
      select i.id, i.state, sum(s.amount) filter (where r.paid_by_invoice_id is distinct from i.id) as unneeded,
        sum(s.amount) filter (where s.returned_at is not null) as returned, sum(s.amount) as asked, i.amount
      from invoices i join forward_request_shares s on s.invoice_id = i.id join forward_requests r on r.id = s.request_id
      group by i.id)
    select format('I14: FR%s is %s with %s instead of %s', id, state, kept, left_over) as problem from expected
      where kept not between left_over and left_over + given_of_all
    union all
    select format('I14: IN%s asks for %s, its requests for %s', id, amount, asked) from shares where amount <> asked
    union all
    select format('F37: of IN%s %s was not needed, and %s was refunded', id, unneeded, returned) from shares
      where state = 'paid' and coalesce(unneeded, 0) <> coalesce(returned, 0)
    union all
    select format('I14: FR%s costs more than was agreed', id) from money where due > agreed
    union all
    select format('I13: the parcel %s is in %s live requests', parcel_id, count(*)) from forward_request_parcels
      where is_live group by parcel_id having count(*) > 1
    union all
    select format('I16: the declaration of parcel %s can be changed, though FR%s is paid', p.id, r.id)
      from forward_requests r join forward_request_parcels rp on rp.request_id = r.id and rp.is_live
        join parcels p on p.id = rp.parcel_id
      where r.paid_at is not null and r.state <> 'cancelled' and p.declaration_locked_at is null
    union all
    select format('I16: FR%s was paid with goods of %s, and declares %s', r.id, goods.amount, declared.amount)
      from forward_requests r
        cross join lateral (select sum((line ->> 'amount')::bigint) as amount
          from jsonb_array_elements(r.agreed_lines) line where line ->> 'key' = 'goods') goods
        cross join lateral (select coalesce(sum(i.quantity * i.unit_value), 0) as amount
          from forward_request_parcels rp join parcel_items i on i.parcel_id = rp.parcel_id
          where rp.request_id = r.id and rp.is_live) declared
      where r.paid_at is not null and r.currency_id = (select id from currencies where iso_code = 'EUR') and declared.amount <> goods.amount
        and exists (select from forward_request_parcels rp where rp.request_id = r.id and rp.is_live)`);
  const broken = await findBroken(db, requestAggregate);
  return [...broken.map(({ id, problem }) => `I10: FR${id} ${problem}`), ...rows.map(({ problem }) => problem)];
}
