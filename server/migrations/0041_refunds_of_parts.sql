-- What several things were paid with together gives back for each of them: the one that a refund is for. None where the
-- payment paid for one thing alone.
alter table refunds add column part_kind text, add column part_id integer,
  add check ((part_kind is null) = (part_id is null));
create index on refunds (part_kind, part_id) where part_id is not null;

update refunds r set part_kind = 'forward_request',
    part_id = substring(r.idempotency_key from '^(?:packed|customs|all:forward_request):(\d+):')::integer
  from payments p
  where p.id = r.payment_id and p.payable_kind = 'invoice'
    and r.idempotency_key ~ '^(packed|customs|all:forward_request):\d+:';
