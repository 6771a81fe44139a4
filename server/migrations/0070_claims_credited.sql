-- What a claim was credited beyond the payment of what it is about, which the cover of its carriage limits. A claim whose
-- money went back by another refund before its own gives less than was granted, or nothing.
alter table claims add credited bigint not null default 0 check (credited >= 0);
update claims set credited = paid.total
from (
  select split_part(t.idempotency_key, ':', 2)::integer as id, sum(e.amount) as total
  from ledger_transactions t
    join ledger_entries e on e.transaction_id = t.id
    join ledger_accounts a on a.id = e.account_id and a.kind = 'customer'
  where t.idempotency_key ~ '^claim:[0-9]{1,9}(:again)?$' and e.amount > 0
  group by 1
) paid
where paid.id = claims.id;
alter table claims drop constraint claims_amount_check;
alter table claims add constraint claims_amount_check check (amount >= 0);
