-- Machines are declared in the program (domain/state): a new one needs no change of this table.
alter table status_events drop constraint status_events_aggregate_check;

-- A job carries fields, where it carried one text: those that still wait are rewritten. A new database has none.
do $$
begin
  if to_regclass('jobs.job') is null then
    return;
  end if;
  update jobs.job set data = case name
    when 'send-mail' then jsonb_build_object('mailId', (data ->> 'key')::bigint)
    when 'refund-payment' then jsonb_build_object('refundId', (data ->> 'key')::bigint)
    when 'import-pickup-points' then jsonb_build_object('carrier', data ->> 'key')
    else jsonb_build_object(
      'name', split_part(data ->> 'key', ':', 1),
      'orderId', split_part(data ->> 'key', ':', 2)::integer,
      'amount', split_part(data ->> 'key', ':', 3)::bigint,
      'paymentId', split_part(data ->> 'key', ':', 4)::bigint)
    end
  where state <> 'completed' and data ->> 'key' is not null
    and name in ('send-mail', 'refund-payment', 'import-pickup-points', 'order-effect');
end $$;
