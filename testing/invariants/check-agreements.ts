import { sql } from "drizzle-orm";
import { PARCEL_PHASES, PARCEL_STATES } from "#domain/forwarding/parcels/parcel-states.ts";
import type { Database } from "#platform/database/open-database.ts";

const list = (states: readonly string[]) =>
  sql.join(
    states.map((state) => sql`${state}`),
    sql`, `,
  );

const STORED = PARCEL_STATES.filter((state) => PARCEL_PHASES[state] === "stored");
/** Of requests whose parcels are still with us. */
const BEFORE_DISPATCH = [
  "draft",
  "awaiting_payment",
  "rehearsing",
  "rehearsed",
  "paid",
  "packing",
  "packed",
  "ready_to_ship",
  "on_hold",
];

/** I19: what settled something is what was due for it: the amount and the balance's part, without the fee. */
const settledByWhatWasDue = sql`
  with due as (
    select 'forward_request' as kind, id, case when not is_rehearsed then agreed_total
        -- What customs took less is not due any more.
        when customs_settled_at is null then due_total end as amount from forward_requests
    union all select 'quote', id, due_total from quotes
    union all select 'invoice', id, amount from invoices
    union all select 'order', id, base_total from orders)
  select format('I19: %s %s was settled by %s + %s − %s, and %s was due', d.kind, d.id, p.amount, p.balance_amount, p.fee, d.amount) as problem
  from payments p join due d on d.kind = p.payable_kind and d.id = p.payable_id
  where p.captured > 0 and p.failure is null and abs(p.amount + p.balance_amount - p.fee - d.amount) >= 100`;

/**
 * I20: refunds and credits of claims together are at most what was taken; only what carriage covers comes on top, and a
 * request that was cancelled was not carried.
 */
const nothingIsRefundedTwice = sql`
  with subjects as (
    select 'order' as kind, id, 0::bigint as cover from orders
    union all
    select 'forward_request', r.id, case when r.state = 'cancelled' then 0 else greatest(0, coalesce(
        (select max(c.cap) from claims c where c.subject_kind = 'forward_request' and c.subject_id = r.id), 0)
      - coalesce((select sum((line ->> 'amount')::bigint) from jsonb_array_elements(r.agreed_lines) line where line ->> 'key' = 'freight'), 0)) end
      from forward_requests r where r.quote_id is null and r.paid_by_invoice_id is null),
  sums as (
    select s.kind, s.id, s.cover,
      coalesce((select sum(p.captured) from payments p where p.payable_kind = s.kind and p.payable_id = s.id and p.failure is null), 0) as taken,
      coalesce((select sum(g.amount) from payments p join refunds g on g.payment_id = p.id
        where p.payable_kind = s.kind and p.payable_id = s.id and p.failure is null and g.state <> 'failed'), 0) as refunded,
      coalesce((select sum(e.amount) from claims c join ledger_transactions t on t.idempotency_key in ('claim:' || c.id, 'claim:' || c.id || ':again')
        join ledger_entries e on e.transaction_id = t.id join ledger_accounts a on a.id = e.account_id and a.kind = 'customer'
        where c.subject_kind = s.kind and c.subject_id = s.id), 0) as credited
    from subjects s)
  select format('I20: %s %s was paid %s and is covered for %s, but %s was refunded and %s was credited', kind, id, taken, cover, refunded, credited)
  from sums where refunded + credited > taken + cover`;

/** I21: between a hold and the next time that it is free there is a release by staff. */
const heldUntilReleased = sql`
  select format('I21: PA%s was held, and %s by a %s made it free', e.aggregate_id, e.event, e.actor)
  from status_events e cross join lateral (
    select max(b.id) filter (where b.to_state = 'on_hold') as held, max(b.id) filter (where b.event = 'release') as released
    from status_events b where b.aggregate = 'parcel' and b.aggregate_id = e.aggregate_id and b.id <= e.id) before
  where e.aggregate = 'parcel' and e.to_state = 'in_storage' and e.event <> 'release'
    and before.held is not null and coalesce(before.released, 0) < before.held`;

/** I22: a number is on one box of a warehouse; staff say so where it is on several, and each is another piece. */
const oneBoxIsOneParcel = sql`
  select format('I22: %s is stored %s times in warehouse %s', tracking_number, count(*), warehouse_id)
  from parcels where tracking_number is not null and state in (${list(STORED)})
  group by warehouse_id, tracking_number, piece having count(*) > 1`;

/** I23: what is declared while the money is awaited is what was priced. */
const pricedAsDeclared = sql`
  select format('I23: FR%s was agreed for goods of %s, and now declares %s', r.id, goods.amount, declared.amount)
  from forward_requests r
    cross join lateral (select sum((line ->> 'amount')::bigint) as amount
      from jsonb_array_elements(r.agreed_lines) line where line ->> 'key' = 'goods') goods
    cross join lateral (select coalesce(sum(i.quantity * i.unit_value), 0) as amount
      from forward_request_parcels rp join parcel_items i on i.parcel_id = rp.parcel_id
      where rp.request_id = r.id and rp.is_live) declared
  where r.state in ('awaiting_payment', 'rehearsing', 'rehearsed') and r.currency_id = (select id from currencies where iso_code = 'EUR')
    and declared.amount <> goods.amount`;

/**
 * I14: what is charged for customs is for what is in the boxes: no duty of a code or a number of codes that they do not
 * have, and no import VAT on other goods. Until customs have said what they took.
 */
const taxedAsContained = sql`
  select format('I14: FR%s has goods of %s with the codes %s, and is charged duty of %s for %s codes and import VAT of %s',
    r.id, sums.goods, box.codes, sums.duty, sums.codes, sums.vat)
  from forward_requests r
    cross join lateral (
      select coalesce(sum((line ->> 'amount')::bigint) filter (where line ->> 'key' = 'goods'), 0) as goods,
        coalesce(sum((line ->> 'amount')::bigint) filter (where line ->> 'key' = 'duty'), 0) as duty,
        coalesce(sum((line ->> 'codes')::int) filter (where line ->> 'key' = 'duty'), 0) as codes,
        array_agg(line ->> 'hs6') filter (where line ->> 'key' = 'duty' and line ? 'hs6') as by_code,
        coalesce(sum((line ->> 'amount')::bigint) filter (where line ->> 'key' = 'import_vat'), 0) as vat,
        max((line ->> 'basisPoints')::int) filter (where line ->> 'key' = 'import_vat') as rate,
        coalesce(sum((line ->> 'amount')::bigint) filter (where line ->> 'key' in ('goods', 'freight', 'duty')), 0) as taxed
      from jsonb_array_elements(coalesce(r.packed_lines, r.agreed_lines)) line) sums
    cross join lateral (
      select array_agg(distinct i.hs6) as codes
      from forward_request_parcels rp join parcel_items i on i.parcel_id = rp.parcel_id
      where rp.request_id = r.id and rp.is_live) box
  where r.paid_at is not null and r.customs_settled_at is null and box.codes is not null
    and (sums.codes > cardinality(box.codes) or not coalesce(sums.by_code <@ box.codes, true)
      or sums.vat > sums.taxed * coalesce(sums.rate, 0) / 10000 + 100)`;

/** I13: a request that has not left has its parcels; one that is gone was left out, and its share was refunded. */
const requestsHaveTheirParcels = sql`
  select format('I13: FR%s is %s with PA%s, which is %s', r.id, r.state, p.id, p.state)
  from forward_requests r join forward_request_parcels rp on rp.request_id = r.id and rp.is_live
    join parcels p on p.id = rp.parcel_id
  where r.state in (${list(BEFORE_DISPATCH)}) and p.state not in ('reserved', 'packed')`;

/** I14: what was paid for is done before the parcel leaves, or was refunded. */
const servicesAreMade = sql`
  select format('I14: %s of PA%s was paid, and never made', v.kind, p.id)
  from parcel_services v join parcels p on p.id = v.parcel_id
  where v.done_at is null and v.given_back_at is null and v.price > 0 and p.state in ('dispatched', 'delivered')`;

/** I14: more photos are done when they are there, taken after they were asked for. */
const photosAreTaken = sql`
  select format('I14: more photos of PA%s were said to be done with %s', v.parcel_id, taken.count)
  from parcel_services v join parcels p on p.id = v.parcel_id
    cross join lateral (select count(*) from parcel_photos f where f.parcel_id = v.parcel_id and f.taken_at >= v.requested_at) taken
  where v.kind = 'photos' and v.done_at is not null and taken.count < 3 and p.state in (${list(STORED)})`;

/** I14: what is returned to its shop was paid for, and a return that was not done keeps no money. */
const returnsArePaid = sql`
  select format('I14: PA%s is %s, its return is %s and its invoice %s with %s', p.id, p.state,
    case when v.ended_at is null then 'open' else 'over' end, i.state, kept.amount)
  from parcel_returns v join parcels p on p.id = v.parcel_id left join invoices i on i.id = v.invoice_id
    cross join lateral (select coalesce(sum(m.captured - m.refunded), 0) as amount from payments m
      where m.payable_kind = 'invoice' and m.payable_id = v.invoice_id and m.failure is null) kept
  where case when v.ended_at is not null then kept.amount > 0 or i.state = 'awaiting_payment'
    when p.state = 'returned' then i.state not in ('paid', 'cancelled')
    else p.state <> 'returning' end`;

/** I14: a difference is refunded to where it was paid from: to the balance no more than the balance had paid. */
const backToTheSamePurse = sql`
  select format('I14: of payment %s the balance paid %s, and %s was refunded to it', p.id, p.balance_amount, sum(g.amount))
  from payments p join refunds g on g.payment_id = p.id
  where p.payment_processor_id <> 4 and g.destination = 'balance' and g.state <> 'failed' and g.idempotency_key !~ '^(claim|staff):'
    and p.payable_kind <> 'top_up'
  group by p.id having sum(g.amount) > p.balance_amount`;

const RULES = [
  settledByWhatWasDue,
  nothingIsRefundedTwice,
  heldUntilReleased,
  oneBoxIsOneParcel,
  pricedAsDeclared,
  taxedAsContained,
  requestsHaveTheirParcels,
  servicesAreMade,
  photosAreTaken,
  returnsArePaid,
  backToTheSamePurse,
];

/** The violated invariants of what was agreed, paid and taken into custody (I13, I14, I19 to I23). */
export async function checkAgreements(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ problem: string }>(
    sql.join(
      RULES.map((rule) => sql`select problem from (${rule}) as found(problem)`),
      sql` union all `,
    ),
  );
  return rows.map(({ problem }) => problem);
}
