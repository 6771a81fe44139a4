import { sql } from "drizzle-orm";
import { holdAggregate } from "#modules/money/balance/hold-aggregate.ts";
import { invoiceAggregate } from "#modules/money/invoices/index.ts";
import { paymentAggregate, refundAggregate, topUpAggregate } from "#modules/money/payments/index.ts";
import { payoutAggregate } from "#modules/money/payouts/payout-aggregate.ts";
import type { Database } from "#platform/database/open-database.ts";
import { type FindBroken, findBrokenHistories } from "#platform/state/check-histories.ts";

export interface PaymentViolation {
  rule: string;
  detail: string;
}

/** Money that a provider says it has, in 1/10 000. */
export interface ProviderCharge {
  paymentProcessorId: number;
  /** Ours, as the provider knows it. */
  reference: string;
  transaction: string;
  amount: number;
  refunded: number;
}

/** The violated invariants of payments (I3, I4, I5, I10, I14). */
export async function checkPayments(
  db: Database,
  charges: readonly ProviderCharge[] = [],
  findBroken: FindBroken = findBrokenHistories,
): Promise<PaymentViolation[]> {
  const found = [await checkRows(db), await checkHistories(db, findBroken), await checkCharges(db, charges)];
  return found.flat();
}

/** A captured payment without a failure settled its payable; one that came too late has a failure, and is refunded. */
async function checkRows(db: Database): Promise<PaymentViolation[]> {
  const { rows } = await db.execute<{ rule: string; detail: string }>(sql`
    with accepted as (
      select p.*, coalesce((select sum(amount) from refunds r where r.payment_id = p.id and r.state = 'done'), 0) as returned
      from payments p where p.state in ('paid', 'partially_refunded', 'refunded') and p.failure is null
    )
    select 'I3 one thing is paid once' as rule, format('%s %s is paid by %s payments', payable_kind, payable_id, count(*)) as detail
      from accepted group by payable_kind, payable_id having count(*) > 1
    union all
    select 'I3 an order is paid when its money is there', format('order %s is %s', o.id, o.state)
      from orders o where (o.state not in ('awaiting_payment', 'cancelled'))
        <> exists (select from accepted a where a.payable_kind = 'order' and a.payable_id = o.id)
        and not (o.state = 'cancelled' and exists (
          select from accepted a where a.payable_kind = 'order' and a.payable_id = o.id and a.refunded = a.captured))
    union all
    select 'I3 an order is paid in full', format('order %s costs %s and was paid %s', o.id, o.total, a.captured)
      from orders o join accepted a on a.payable_kind = 'order' and a.payable_id = o.id
      where a.amount <> round((o.total - a.balance_amount) / 100.0) * 100
    union all
    select 'I3 a top-up is paid when its money is there', format('top-up %s is %s', t.id, t.state)
      from top_ups t where (t.state in ('paid', 'refunded'))
        <> exists (select from accepted a where a.payable_kind = 'top_up' and a.payable_id = t.id)
    union all
    select 'I14 an invoice is paid when its money is there', format('invoice %s is %s', i.id, i.state)
      from invoices i where (i.state = 'paid')
        <> exists (select from accepted a where a.payable_kind = 'invoice' and a.payable_id = i.id)
    union all
    select 'I14 an invoice takes what is due, and no more', format('invoice %s asks for %s and took %s', i.id, i.amount, a.captured)
      from invoices i join accepted a on a.payable_kind = 'invoice' and a.payable_id = i.id
      where a.captured <> i.amount + i.payment_fee
        or i.amount <> (select sum((line ->> 'amount')::bigint) from jsonb_array_elements(i.lines) as line)
    union all
    select 'I3 what is not needed is refunded', format('payment %s took %s and set %s aside', p.id, p.captured, p.refunded)
      from payments p where p.captured > 0 and p.failure is not null and p.refunded <> p.captured
        and not exists (select from provider_events e where e.payment_id = p.id and e.reason = 'refund_refused')
    union all
    select 'I3 refunds are what is set aside', format('payment %s set %s aside for %s', p.id, p.refunded, coalesce(r.total, 0))
      from payments p left join (
        select payment_id, sum(amount) as total from refunds where state <> 'failed' group by 1) r on r.payment_id = p.id
      where p.refunded <> coalesce(r.total, 0)
    union all
    select 'I4 money is taken once', format('payment %s was paid %s times', aggregate_id, count(*))
      from status_events where aggregate = 'payment' and event = 'pay' group by aggregate_id having count(*) > 1
    union all
    select 'I4 what was taken is booked', format('payment %s has no movement', p.id)
      from payments p where p.captured > 0
        and not exists (select from ledger_transactions t where t.idempotency_key = 'payment:' || p.reference)
    union all
    select 'a balance is held while its payment is under way', format('payment %s is %s, its hold %s', p.id, p.state, h.state)
      from payments p join ledger_holds h on h.id = p.hold_id
      where h.state <> case
        when p.state in ('created', 'redirected', 'pending') then 'held'
        when p.captured > 0 then 'captured' else 'voided' end
    union all
    select 'what is paid out is held, sent once, or refunded', format('payout %s is %s, its hold %s, its refund %s',
        o.id, o.state, h.state, coalesce(r.state, 'not there'))
      from payouts o join payout_shares share on share.payout_id = o.id join ledger_holds h on h.id = share.hold_id
        left join refunds r on r.id = share.refund_id and r.payment_id = share.payment_id and r.amount = share.amount
      where (h.state, coalesce(r.state, 'not there')) not in (
        values ('held', 'not there'), ('voided', 'not there'), ('captured', 'requested'), ('captured', 'done'), ('captured', 'failed'))
        or h.state <> case when o.state = 'requested' then 'held'
          when o.state in ('rejected', 'cancelled') then 'voided' else 'captured' end
        or (o.state in ('paid', 'failed')) <> (o.ended_at is not null and share.outcome is not null)
    union all
    select 'a payout is the sum of its parts', format('payout %s', o.id)
      from payouts o where o.amount <> (select sum(amount) from payout_shares where payout_id = o.id)
        or o.paid <> (select coalesce(sum(amount) filter (where outcome = 'paid'), 0) from payout_shares where payout_id = o.id)
          and o.state in ('paid', 'failed')
    union all
    select 'a payment that ended is paid or is not', format('payment %s is %s with %s', id, state, captured)
      from payments where amount + balance_amount > 0
        and (captured > 0) <> (state in ('paid', 'partially_refunded', 'refunded'))`);
  return rows;
}

async function checkHistories(db: Database, findBroken: FindBroken): Promise<PaymentViolation[]> {
  const broken = {
    payment: await findBroken(db, paymentAggregate),
    refund: await findBroken(db, refundAggregate),
    "top-up": await findBroken(db, topUpAggregate),
    invoice: await findBroken(db, invoiceAggregate),
    hold: await findBroken(db, holdAggregate),
    payout: await findBroken(db, payoutAggregate),
  };
  return Object.entries(broken).flatMap(([name, found]) =>
    found.map(({ id, problem }) => ({
      rule: `I10 a ${name} follows its machine, and every transition is recorded`,
      detail: `${name} ${id} ${problem}`,
    })),
  );
}

/**
 * Every charge that a provider holds belongs to something paid, was refunded, or is parked for staff; of several for one
 * payment only one can have paid it (I5).
 */
async function checkCharges(db: Database, charges: readonly ProviderCharge[]): Promise<PaymentViolation[]> {
  if (charges.length === 0) return [];
  const { rows } = await db.execute<{ detail: string }>(sql`
    select format('charge %s of %s', c.transaction, c.reference) as detail
    from (
      select *, row_number() over (partition by "paymentProcessorId", reference) as nth
      from jsonb_to_recordset(${JSON.stringify(charges)}::jsonb)
        as held("paymentProcessorId" int, reference text, transaction text, amount bigint, refunded bigint)
      where amount > refunded) c
    left join payments p on p.reference = c.reference and p.payment_processor_id = c."paymentProcessorId"
    where not coalesce(c.nth = 1 and p.captured > 0 and p.amount = c.amount
        and (p.failure is null or exists (select from refunds r where r.payment_id = p.id and r.state = 'requested')), false)
      and not exists (select from provider_events e where e.outcome = 'parked'
        and (e.payment_id = p.id or e.payload::text like '%' || c.transaction || '%'))`);
  return rows.map(({ detail }) => ({ rule: "I5 no money in limbo", detail }));
}
