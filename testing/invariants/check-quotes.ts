import { sql } from "drizzle-orm";
import { PAID_QUOTE_STATES } from "#domain/forwarding/quotes/quote-states.ts";
import { purchaseAggregate } from "#modules/forwarding/quotes/purchases/purchase-aggregate.ts";
import { quoteAggregate } from "#modules/forwarding/quotes/quote-aggregate.ts";
import type { Database } from "#platform/database/open-database.ts";
import { type FindBroken, findBrokenHistories } from "#platform/state/check-histories.ts";

/**
 * The violated invariants of quotes (I10, I18): what is due is the total of the version that was accepted, and what is kept
 * is that without what was refunded for items that could not be had, and for a request that cost less.
 */
export async function checkQuotes(db: Database, findBroken: FindBroken = findBrokenHistories): Promise<string[]> {
  const paid = sql.join(
    PAID_QUOTE_STATES.map((state) => sql`${state}`),
    sql`, `,
  );
  const { rows } = await db.execute<{ problem: string }>(sql`
    with money as (
      select q.id, q.state, q.due_total, q.payment_fee,
        (select (offer ->> 'total')::bigint from quote_versions v, jsonb_array_elements(v.offers) offer
          where v.quote_id = q.id and v.version = q.accepted_version and offer ->> 'method' = q.shipping_method) as agreed,
        coalesce((select sum(captured - refunded) from payments p
          where p.payable_kind = 'quote' and p.payable_id = q.id and p.failure is null), 0) as kept,
        coalesce((select sum(returned) from quote_purchases b where b.quote_id = q.id), 0)
          + coalesce((select sum(agreed_total - due_total) from forward_requests r where r.quote_id = q.id), 0)
          -- Staff and claims refund what was due all the same; staff also repeat what a provider refused.
          + greatest(coalesce((select sum(g.amount) filter (where g.state <> 'failed' and g.idempotency_key ~ '^(claim|staff):')
              - coalesce(sum(g.amount) filter (where g.state = 'failed' and g.idempotency_key !~ '^claim:'), 0)
            from payments p join refunds g on g.payment_id = p.id
            where p.payable_kind = 'quote' and p.payable_id = q.id and p.failure is null), 0), 0) as returned
      from quotes q),
    items as (
      select q.id, q.state, count(*) filter (where b.state = 'wanted') as wanted,
        count(*) filter (where b.state not in ('received', 'unavailable')) as missing,
        count(*) filter (where b.asked_price is not null) as asked
      from quotes q join quote_purchases b on b.quote_id = q.id group by q.id)
    select format('I18: QU%s is due %s, but %s was accepted', id, due_total, agreed) as problem from money
      where due_total is not null and due_total is distinct from agreed
    union all
    select format('I18: QU%s is %s with %s instead of %s', id, state, kept, due_total + payment_fee - returned) from money
      where kept <> case when state in (${paid}) then greatest(due_total + payment_fee - returned, 0) else 0 end
    union all
    select format('I10: QU%s is %s with %s items to buy, %s to come and %s differences', id, state, wanted, missing, asked)
      from items where (state = 'balance_due') <> (asked > 0 and state <> 'refunded')
        or (state in ('bought', 'at_warehouse', 'forwarded', 'completed') and wanted > 0)
        or (state in ('at_warehouse', 'forwarded', 'completed') and missing > 0)
    union all
    select format('I18: invoice %s asks for %s items', invoice_id, count(*)) from quote_purchases
      where invoice_id is not null group by invoice_id having count(*) > 1
    union all
    select format('I18: QU%s has %s balance invoices for its items, %s of them known', q.id, i.issued, i.known)
      from quotes q cross join lateral (
        select count(*) filter (where i.state = 'awaiting_payment') as issued,
          count(*) filter (where i.state = 'awaiting_payment' and b.asked_price is not null) as known
        from invoices i left join quote_purchases b on b.invoice_id = i.id
        where i.kind = 'balance_due' and i.about = 'QU' || q.id) i
      where i.issued <> i.known`);
  const broken = await findBroken(db, quoteAggregate);
  const brokenItems = await findBroken(db, purchaseAggregate);
  return [
    ...broken.map(({ id, problem }) => `I10: QU${id} ${problem}`),
    ...brokenItems.map(({ id, problem }) => `I10: the purchase ${id} ${problem}`),
    ...rows.map(({ problem }) => problem),
  ];
}
