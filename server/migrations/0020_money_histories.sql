-- Refunds, top-ups and holds move by machines now, as orders and payments do, and have a history each (I10). Rows from
-- before get the history that their columns tell. Nothing ever cancelled a top-up, so that state ends.
update top_ups set state = 'awaiting_payment' where state = 'cancelled';
alter table top_ups drop constraint top_ups_state_check;
alter table top_ups add constraint top_ups_state_check check (state in ('awaiting_payment', 'paid', 'refunded'));

insert into status_events (aggregate, aggregate_id, from_state, to_state, event, actor, actor_id, at)
select aggregate, id, from_state, to_state, event, actor, actor_id, at from (
  select 'top_up' as aggregate, id, 1 as nth, null as from_state, 'awaiting_payment' as to_state, 'begin' as event,
    'customer' as actor, user_id as actor_id, created_at as at from top_ups
  union all
  select 'top_up', id, 2, 'awaiting_payment', 'paid', 'pay', 'provider', null, coalesce(paid_at, created_at)
    from top_ups where state in ('paid', 'refunded')
  union all
  select 'top_up', id, 3, 'paid', 'refunded', 'refund', 'system', null, coalesce(paid_at, created_at)
    from top_ups where state = 'refunded'
  union all
  select 'refund', id, 1, null, 'requested', 'request', case when requested_by is null then 'system' else 'staff' end,
    requested_by, created_at from refunds
  union all
  select 'refund', id, 2, 'requested', state, case state when 'done' then 'finish' else 'refuse' end,
    case state when 'done' then 'system' else 'provider' end, null, coalesce(ended_at, created_at)
    from refunds where state <> 'requested'
  union all
  select 'hold', id, 1, null, 'held', 'hold', 'system', null, created_at from ledger_holds
  union all
  select 'hold', id, 2, 'held', state, case state when 'captured' then 'capture' else 'void' end, 'system', null,
    coalesce(ended_at, created_at) from ledger_holds where state <> 'held'
) as history order by aggregate, id, nth;
